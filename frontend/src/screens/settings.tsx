import '../style/settings.css'
import type { ComponentChildren } from 'preact'
import { useState } from 'preact/hooks'
import { version } from '../../package.json'
import { Notice } from '../parts/bits'
import { Install } from '../parts/install'
import { Sheet } from '../parts/sheet'
import { SheetBar } from '../parts/sheetbar'
import { closeSheet } from '../route'
import { set, setLanguage, settings, type Settings } from '../settings'
import { languages } from '../text/load'
import { t } from '../text/t'

const canVibrate = () => 'vibrate' in navigator

/** What this device is set to. Everything is in force at once. */
export function SettingsSheet() {
  return (
    <Sheet title={t('settings')} onClose={() => closeSheet()}>
      <SheetBar title={t('settings')} />
      <div class="pad settings">
        <Languages />
        <Choice setting="theme" title={t('set.theme')} among={[[null, t('set.device')], ['dark', t('theme.dark')], ['light', t('theme.light')]]} />
        <Choice setting="motion" title={t('set.motion')} among={[[null, t('set.device')], ['calm', t('set.calm')]]} />
        <Switch setting="sound" label={t('set.sound')} />
        {canVibrate() && <Switch setting="vibration" label={t('set.vibration')} />}
        <Install />
        <p class="soft">{t('set.about', { version })}</p>
      </div>
    </Sheet>
  )
}

type Language = Settings['language']

/** A language is chosen once it is there; until then the choice only shows. */
function Languages() {
  const [coming, setComing] = useState<{ tag: Language } | null>(null)
  const [missing, setMissing] = useState(false)
  const choose = async (tag: Language) => {
    const mine = { tag }
    setComing(mine)
    const isThere = await setLanguage(tag)
    setComing((now) => (now === mine ? null : now))
    setMissing(!isThere)
  }
  return (
    <>
      <Choice
        setting="language"
        title={t('language')}
        among={[[null, t('set.browser')], ...languages.map(([tag, name]) => [tag, <span lang={tag}>{name}</span>] as const)]}
        chosen={coming === null ? settings.value.language : coming.tag}
        choose={(tag) => void choose(tag)}
      />
      <Notice says={missing ? 'language.unloaded' : null} />
    </>
  )
}

type Chosen = 'language' | 'theme' | 'motion'

interface ChoiceProps<K extends Chosen> {
  setting: K
  title: string
  among: readonly (readonly [Settings[K], ComponentChildren])[]
  chosen?: Settings[K]
  choose?: (value: Settings[K]) => void
}

function Choice<K extends Chosen>(props: ChoiceProps<K>) {
  const { setting, title, among, chosen = settings.value[setting], choose = (value) => set({ [setting]: value }) } = props
  return (
    <fieldset>
      <legend class="h">{title}</legend>
      <div class="among">
        {among.map(([value, label]) => (
          <label key={value} class="blk">
            <input
              type="radio"
              name={setting}
              checked={chosen === value}
              onChange={() => choose(value)}
            />
            {label}
          </label>
        ))}
      </div>
    </fieldset>
  )
}

const Switch = ({ setting, label }: { setting: 'sound' | 'vibration'; label: string }) => (
  <label class="blk switch">
    <span>{label}</span>
    <input
      type="checkbox"
      role="switch"
      checked={settings.value[setting]}
      onChange={(event) => set({ [setting]: event.currentTarget.checked })}
    />
  </label>
)
