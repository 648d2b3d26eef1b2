import { soundKinds } from '@fairground/contract/constants'
import { Button } from '@fairground/ui/controls/button.tsx'
import { Segmented } from '@fairground/ui/controls/segmented.tsx'
import { Switch } from '@fairground/ui/controls/switch.tsx'
import {
  type Preferences,
  setPreferences,
  soundGroups,
  usePreferences,
} from '#core/preferences/preferences.ts'
import { useText } from '#core/text/text.ts'
import { CallerSettings } from './caller-settings.tsx'
import { say } from './caller-voice.ts'
import { useCue } from './cue.ts'
import { VolumeControl } from './volume-control.tsx'
import styles from './sound-settings.module.css'

const announcers: readonly Preferences['announcer'][] = ['every', 'mine', 'off']

/** All sound settings. Each change takes effect at once. */
export function SoundSettings() {
  const t = useText()
  const cue = useCue()
  const preferences = usePreferences()
  const { sound, soundGroups: groups, drawSounds, caller, announcer, playoutKeys } = preferences
  const test = (): void => {
    cue('bought')
    if (caller) say(t('soundSettings.testCall'))
  }
  return (
    <div className={styles.settings}>
      <Switch
        label={t('soundSettings.master')}
        checked={sound}
        onChange={on => setPreferences({ sound: on })}
      />
      <VolumeControl />
      <Button icon="sound" onPress={test}>
        {t('soundSettings.test')}
      </Button>
      <fieldset className={styles.group}>
        <legend>{t('soundSettings.groups')}</legend>
        {soundGroups.map(group => (
          <Switch
            key={group}
            label={t(`soundSettings.group.${group}`)}
            checked={groups[group]}
            onChange={on => setPreferences({ soundGroups: { ...groups, [group]: on } })}
          />
        ))}
      </fieldset>
      <fieldset className={styles.group}>
        <legend>{t('soundSettings.kinds')}</legend>
        {soundKinds.map(kind => (
          <Switch
            key={kind}
            label={t(`soundSettings.kind.${kind}`)}
            checked={drawSounds[kind]}
            onChange={on => setPreferences({ drawSounds: { ...drawSounds, [kind]: on } })}
          />
        ))}
      </fieldset>
      <fieldset className={styles.group}>
        <legend>{t('soundSettings.caller')}</legend>
        <CallerSettings />
      </fieldset>
      <fieldset className={styles.group}>
        <legend>{t('soundSettings.announcer')}</legend>
        <Segmented
          label={t('soundSettings.announcer')}
          options={announcers.map(id => ({ id, label: t(`soundSettings.announcers.${id}`) }))}
          value={announcer}
          onChange={id => setPreferences({ announcer: id })}
        />
        <Switch
          label={t('soundSettings.keys')}
          checked={playoutKeys}
          onChange={on => setPreferences({ playoutKeys: on })}
        />
      </fieldset>
    </div>
  )
}
