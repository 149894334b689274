import { settings } from '../settings'

/** How a thing sounds: a knock of filtered noise, or a ring of two tones. Times in seconds, pitches in hertz. */
const SOUNDS = {
  wood: { pitch: 420, lasts: 0.12, loud: 0.5, rings: false },
  stone: { pitch: 160, lasts: 0.28, loud: 0.7, rings: false },
  fall: { pitch: 90, lasts: 1.4, loud: 0.9, rings: false },
  gem: { pitch: 1760, lasts: 0.35, loud: 0.12, rings: true },
} as const

let context: AudioContext | null = null

// A browser lets a page sound only after a tap or a key; which of these events counts as one, browsers disagree on.
for (const event of ['pointerup', 'click', 'keydown']) addEventListener(event, wake, { capture: true })

function wake(): void {
  if (!settings.value.sound) return
  context ??= new AudioContext()
  if (context.state === 'suspended') void context.resume()
}

/** Sounds, where the player wants that. */
export function sound(name: keyof typeof SOUNDS): void {
  if (!settings.value.sound || context?.state !== 'running') return
  const { pitch, lasts, loud, rings } = SOUNDS[name]
  const fading = context.createGain()
  fading.gain.setValueAtTime(loud, context.currentTime)
  fading.gain.exponentialRampToValueAtTime(0.001, context.currentTime + lasts)
  fading.connect(context.destination)
  const sources = rings ? [tone(context, fading, pitch), tone(context, fading, pitch * 1.5)] : [knock(context, fading, pitch, lasts)]
  for (const source of sources) {
    source.start()
    source.stop(context.currentTime + lasts)
  }
}

function tone(context: AudioContext, out: AudioNode, pitch: number): OscillatorNode {
  const source = new OscillatorNode(context, { type: 'sine', frequency: pitch * (0.97 + Math.random() * 0.06) })
  source.connect(out)
  return source
}

function knock(context: AudioContext, out: AudioNode, pitch: number, lasts: number): AudioBufferSourceNode {
  const buffer = new AudioBuffer({ length: Math.ceil(context.sampleRate * lasts), sampleRate: context.sampleRate })
  const noise = buffer.getChannelData(0)
  noise.forEach((_, at) => (noise[at] = Math.random() * 2 - 1))
  const source = new AudioBufferSourceNode(context, { buffer })
  source.connect(new BiquadFilterNode(context, { type: 'bandpass', frequency: pitch, Q: 1.4 })).connect(out)
  return source
}

/** Shakes the phone, where it can and its owner lets it. */
export function shake(...pattern: number[]): void {
  if (settings.value.vibration && 'vibrate' in navigator) navigator.vibrate(pattern)
}
