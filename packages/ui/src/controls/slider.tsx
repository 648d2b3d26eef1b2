import { classes } from '#classes.ts'
import { styleVariables } from '#style-variables.ts'
import styles from './slider.module.css'

export interface SliderProps {
  label: string
  value: number
  min?: number
  max: number
  step?: number
  /** The value in words: "Number 4 of 6", "80 percent". */
  valueText: string
  /** Positions of marks along the track, from 0 to 1. */
  ticks?: readonly number[]
  onChange: (value: number) => void
  className?: string | undefined
}

/** A native range input with a filled track, so that all its keys work. */
export function Slider(props: SliderProps) {
  const { label, value, min = 0, max, step = 1, valueText, ticks = [], onChange, className } = props
  const share = max > min ? (value - min) / (max - min) : 0
  return (
    <span className={classes(styles.slider, className)} style={styleVariables({ '--share': share })}>
      <span className={styles.track} aria-hidden="true">
        {ticks.map(tick => (
          <i key={tick} data-on={tick <= share || undefined} style={styleVariables({ '--tick': tick })} />
        ))}
      </span>
      <input
        type="range"
        aria-label={label}
        aria-valuetext={valueText}
        min={min}
        max={max}
        step={step}
        value={value}
        onChange={event => onChange(event.target.valueAsNumber)}
      />
    </span>
  )
}
