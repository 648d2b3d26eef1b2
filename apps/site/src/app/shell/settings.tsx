import { Icon } from '@fairground/ui/icons/icon.tsx'
import { Segmented } from '@fairground/ui/controls/segmented.tsx'
import { bootstrap } from '#core/bootstrap.ts'
import { chooseLanguage } from '#core/text/choose-language.ts'
import { type Preferences, setPreferences, usePreferences } from '#core/preferences/preferences.ts'
import { useText } from '#core/text/text.ts'
import { SoundPart } from '#shared/sound/sound-part.tsx'
import { SettingRow } from './setting-row.tsx'
import styles from './setting-row.module.css'

const motions: readonly Preferences['motion'][] = ['system', 'full', 'reduced']
const textSizes: readonly Preferences['textSize'][] = ['normal', 'large', 'largest']
const schemes: readonly Preferences['scheme'][] = ['look', 'light', 'dark', 'auto']

function Languages() {
  return (
    <ul className={styles.languages}>
      {bootstrap.languages.map(({ languageId, name }) => {
        const current = languageId === bootstrap.languageId
        return (
          <li key={languageId}>
            <button
              type="button"
              lang={languageId.replace('_', '-')}
              aria-current={current || undefined}
              onClick={() => chooseLanguage(languageId)}
            >
              {name}
              {current && <Icon name="check" size="sm" />}
            </button>
          </li>
        )
      })}
    </ul>
  )
}

/** How the site sounds, moves and looks for this player, on this device. */
export function Settings() {
  const t = useText()
  const { sound, motion, textSize, scheme } = usePreferences()
  const language = bootstrap.languages.find(({ languageId }) => languageId === bootstrap.languageId)
  return (
    <>
      <SettingRow
        icon={sound ? 'sound' : 'mute'}
        label={t('settings.sound')}
        value={t(sound ? 'settings.on' : 'settings.off')}
      >
        <SoundPart />
      </SettingRow>
      <SettingRow icon="play" label={t('settings.motion')} value={t(`settings.motions.${motion}`)}>
        <Segmented
          label={t('settings.motion')}
          options={motions.map(id => ({ id, label: t(`settings.motions.${id}`) }))}
          value={motion}
          onChange={id => setPreferences({ motion: id })}
        />
      </SettingRow>
      <SettingRow icon="search" label={t('settings.textSize')} value={t(`settings.textSizes.${textSize}`)}>
        <Segmented
          label={t('settings.textSize')}
          options={textSizes.map(id => ({ id, label: t(`settings.textSizes.${id}`) }))}
          value={textSize}
          onChange={id => setPreferences({ textSize: id })}
        />
      </SettingRow>
      <SettingRow icon="eye" label={t('settings.colours')} value={t(`settings.schemes.${scheme}`)}>
        <Segmented
          label={t('settings.colours')}
          options={schemes.map(id => ({ id, label: t(`settings.schemes.${id}`) }))}
          value={scheme}
          onChange={id => setPreferences({ scheme: id })}
        />
      </SettingRow>
      {bootstrap.languages.length > 1 && (
        <SettingRow icon="globe" label={t('settings.language')} value={language?.name ?? ''}>
          <Languages />
        </SettingRow>
      )}
    </>
  )
}
