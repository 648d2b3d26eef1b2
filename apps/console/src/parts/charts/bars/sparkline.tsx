import styles from '../frame/chart.module.css'

export interface SparklineProps {
  /** What the line shows and its newest value, in words. */
  readonly label: string
  readonly values: readonly number[]
  readonly width?: number
  readonly height?: number
}

/** The course of a number beside it, from a zero line. */
export function Sparkline({ label, values, width = 96, height = 24 }: SparklineProps) {
  const high = Math.max(0, ...values)
  const low = Math.min(0, ...values)
  const toX = (at: number) => (values.length < 2 ? width / 2 : 1 + (at / (values.length - 1)) * (width - 5))
  const toY = (value: number) => 3 + ((high - value) / (high - low || 1)) * (height - 6)
  const last = values.at(-1)
  return (
    <svg className={styles.line} width={width} height={height} role="img" aria-label={label}>
      <path
        d={values
          .map((value, at) => `${at === 0 ? 'M' : 'L'}${toX(at).toFixed(1)} ${toY(value).toFixed(1)}`)
          .join('')}
      />
      {last !== undefined && (
        <circle className={styles.dot} cx={toX(values.length - 1)} cy={toY(last)} r={2.5} />
      )}
    </svg>
  )
}
