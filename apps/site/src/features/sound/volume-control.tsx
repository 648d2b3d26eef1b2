import { Field } from '@fairground/ui/parts/field.tsx'
import { IconButton } from '@fairground/ui/parts/icon-button.tsx'
import { Slider } from '@fairground/ui/parts/slider.tsx'
import { setPreferences, usePreferences } from '#app/preferences.ts'
import { useText } from '#app/text.ts'
import styles from './sound-settings.module.css'

const step = 10
const within = (volume: number): number => Math.min(100, Math.max(0, Math.round(volume)))

/** A slider for the pointer, buttons for a shaky hand, a field for an exact number. */
export function VolumeControl() {
  const t = useText()
  const { volume } = usePreferences()
  const set = (next: number): void => {
    if (Number.isFinite(next)) setPreferences({ volume: within(next) })
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
