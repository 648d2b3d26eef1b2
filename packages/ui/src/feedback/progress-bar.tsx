import styles from './progress-bar.module.css'

export interface ProgressBarProps {
  value: number
  max: number
  label: string
  /** Read by screen readers instead of a percentage, for instance "£40 of £100". */
  valueText?: string
  tone?: 'brand' | 'win' | 'warn'
}

export function ProgressBar({ value, max, label, valueText, tone = 'brand' }: ProgressBarProps) {
  const share = max > 0 ? Math.min(1, Math.max(0, value / max)) : 0
  return (
    <div
      className={styles.bar}
      data-tone={tone}
      role="progressbar"
      aria-label={label}
      aria-valuemin={0}
      aria-valuenow={value}
      aria-valuemax={max}
      aria-valuetext={valueText}
    >
      <i style={{ width: `${share * 100}%` }} />
    </div>
  )
}
