import '../style/settings.css'
import type { ComponentChildren } from 'preact'
import { version } from '../../package.json'
import { Install } from '../parts/install'
import { Sheet } from '../parts/sheet'
import { SheetBar } from '../parts/sheetbar'
import { closeSheet } from '../route'
import { set, settings, type Settings } from '../settings'
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

const Languages = () => (
  <Choice
    setting="language"
    title={t('language')}
    among={[[null, t('set.browser')], ...languages.map(([tag, name]) => [tag, <span lang={tag}>{name}</span>] as const)]}
  />
)

type Chosen = 'language' | 'theme' | 'motion'

interface ChoiceProps<K extends Chosen> {
  setting: K
  title: string
  among: readonly (readonly [Settings[K], ComponentChildren])[]
}

function Choice<K extends Chosen>({ setting, title, among }: ChoiceProps<K>) {
  return (
    <fieldset>
      <legend class="h">{title}</legend>
      <div class="among">
        {among.map(([value, label]) => (
          <label key={value} class="blk">
            <input
              type="radio"
              name={setting}
              checked={settings.value[setting] === value}
              onChange={() => set({ [setting]: value })}
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
