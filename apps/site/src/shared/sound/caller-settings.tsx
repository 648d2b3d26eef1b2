import { Segmented } from '@fairground/ui/controls/segmented.tsx'
import { SelectField } from '@fairground/ui/controls/select-field.tsx'
import { Switch } from '@fairground/ui/controls/switch.tsx'
import { useSyncExternalStore } from 'react'
import { setPreferences, usePreferences } from '#core/preferences/preferences.ts'
import { useText } from '#core/text/text.ts'
import { callerVoices } from './caller-voice.ts'
import styles from './sound-settings.module.css'

const speeds = { slow: 0.8, normal: 1, fast: 1.25 } as const
type Speed = keyof typeof speeds
const names: readonly Speed[] = ['slow', 'normal', 'fast']

/** Browsers load their voices asynchronously and then fire `voiceschanged`. */
const watchVoices = (listener: () => void): (() => void) => {
  const synthesis = globalThis.speechSynthesis
  synthesis?.addEventListener('voiceschanged', listener)
  return () => synthesis?.removeEventListener('voiceschanged', listener)
}
const voiceNames = (): string => [...new Set(callerVoices().map(({ name }) => name))].join('\n')

export function CallerSettings() {
  const t = useText()
  const { caller, callerVoice, callerSpeed, callerNicknames } = usePreferences()
  const voices = useSyncExternalStore(watchVoices, voiceNames)
    .split('\n')
    .filter(name => name !== '')
  const speed = names.find(name => speeds[name] === callerSpeed) ?? 'normal'
  return (
    <>
      <Switch
        label={t('soundSettings.callerOn')}
        checked={caller}
        onChange={on => setPreferences({ caller: on })}
      />
      {caller && (
        <div className={styles.caller}>
          <SelectField
            label={t('soundSettings.voice')}
            value={callerVoice}
            onChange={event => setPreferences({ callerVoice: event.target.value })}
          >
            <option value="">{t('soundSettings.ownVoice')}</option>
            {voices.map(name => (
              <option key={name}>{name}</option>
            ))}
          </SelectField>
          <Segmented
            label={t('soundSettings.speed')}
            options={names.map(id => ({ id, label: t(`soundSettings.speeds.${id}`) }))}
            value={speed}
            onChange={id => setPreferences({ callerSpeed: speeds[id] })}
          />
          <Switch
            label={t('soundSettings.nicknames')}
            checked={callerNicknames}
            onChange={on => setPreferences({ callerNicknames: on })}
          />
        </div>
      )}
    </>
  )
}
