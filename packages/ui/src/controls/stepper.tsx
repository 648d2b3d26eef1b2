import { Icon } from '#icons/icon.tsx'
import styles from './stepper.module.css'

export interface StepperProps {
  label: string
  lessLabel: string
  moreLabel: string
  value: number
  min: number
  max: number
  onChange: (value: number) => void
}

export function Stepper({ label, lessLabel, moreLabel, value, min, max, onChange }: StepperProps) {
  const step = (by: -1 | 1) => {
    const next = value + by
    if (next >= min && next <= max) onChange(next)
  }
  return (
    <div className={styles.stepper} role="group" aria-label={label}>
      <button
        type="button"
        aria-label={lessLabel}
        aria-disabled={value <= min || undefined}
        onClick={() => step(-1)}
      >
        <Icon name="minus" />
      </button>
      <output className="num" aria-live="polite">
        {value}
      </output>
      <button
        type="button"
        aria-label={moreLabel}
        aria-disabled={value >= max || undefined}
        onClick={() => step(1)}
      >
        <Icon name="plus" />
      </button>
    </div>
  )
}
