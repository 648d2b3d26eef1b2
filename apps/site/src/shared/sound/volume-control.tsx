import { Field } from '@fairground/ui/controls/field.tsx'
import { IconButton } from '@fairground/ui/controls/icon-button.tsx'
import { Slider } from '@fairground/ui/controls/slider.tsx'
import { setPreferences, usePreferences } from '#core/preferences/preferences.ts'
import { useText } from '#core/text/text.ts'
import styles from './sound-settings.module.css'

const step = 10
const clampVolume = (volume: number): number => Math.min(100, Math.max(0, Math.round(volume)))

/** A slider, buttons for coarse steps, and a field for an exact value. */
export function VolumeControl() {
  const t = useText()
  const { volume } = usePreferences()
  const set = (next: number): void => {
    if (Number.isFinite(next)) setPreferences({ volume: clampVolume(next) })
  }
  return (
    <div className={styles.volume}>
      <IconButton icon="minus" label={t('soundSettings.quieter')} onPress={() => set(volume - step)} />
      <Slider
        label={t('soundSettings.volume')}
        value={volume}
        max={100}
        valueText={`${volume} %`}
        onChange={set}
        className={styles.slider}
      />
      <IconButton icon="plus" label={t('soundSettings.louder')} onPress={() => set(volume + step)} />
      <Field
        className={styles.number}
        label={<span className="vh">{t('soundSettings.volumeField')}</span>}
        type="number"
        inputMode="numeric"
        min={0}
        max={100}
        value={volume}
        suffix="%"
        onChange={event => set(event.target.valueAsNumber)}
      />
    </div>
  )
}
