import { classes } from '#classes.ts'
import { niceScale } from './nice-scale.ts'
import { styleVariables } from '#style-variables.ts'
import styles from './bar-chart.module.css'

export interface ChartBar {
  id: string
  /** Below the bar. */
  label: string
  value: number
  /** Tooltip of the bar. */
  text: string
  /** Draws the bar in the win colour, for instance a draw that paid the jackpot. */
  marked?: boolean
}

export interface BarChartProps {
  bars: readonly ChartBar[]
  /** Labels the last bar and every nth bar before it. */
  labelEvery?: number
  /** Value of a dashed horizontal line, for instance a limit. */
  line?: number | undefined
  scaleText: (value: number) => string
}

/** In viewBox units; the drawing is stretched to its box. */
const height = 100
const gap = 0.18

/** Hidden from screen readers: a `FiguresTable` beside it carries the same figures. */
export function BarChart({ bars, labelEvery = 1, line, scaleText }: BarChartProps) {
  const { low, high } = niceScale([...bars.map(({ value }) => value), line ?? 0])
  const y = (value: number) => (high === low ? 1 : (high - value) / (high - low)) * height
  const marks = [...new Set([high, 0, low])]
  const longest = Math.max(...marks.map(mark => scaleText(mark).length))
  return (
    <div className={classes(styles.chart, 'num')} data-empty={high === low || undefined} aria-hidden="true">
      <div className={styles.scale} style={styleVariables({ '--characters': longest })}>
        {marks.map(mark => (
          <span key={mark} style={styleVariables({ '--at': `${y(mark)}%` })}>
            {scaleText(mark)}
          </span>
        ))}
      </div>
      <svg className={styles.plot} viewBox={`0 0 ${bars.length} ${height}`} preserveAspectRatio="none">
        {marks.map(mark => (
          <line
            key={mark}
            className={styles.mark}
            data-zero={mark === 0 || undefined}
            x1={0}
            x2={bars.length}
            y1={y(mark)}
            y2={y(mark)}
          />
        ))}
        {bars.map(({ id, value, text, marked }, i) => (
          <g key={id}>
            <title>{text}</title>
            <rect className={styles.touch} x={i} y={0} width={1} height={height} />
            <rect
              className={styles.bar}
              data-below={value < 0 || undefined}
              data-marked={marked || undefined}
              x={i + gap / 2}
              width={1 - gap}
              y={y(Math.max(0, value))}
              height={y(Math.min(0, value)) - y(Math.max(0, value))}
            />
          </g>
        ))}
        {line !== undefined && (
          <line className={styles.line} x1={0} x2={bars.length} y1={y(line)} y2={y(line)} />
        )}
      </svg>
      <div className={styles.labels}>
        {bars.map(({ id, label }, i) => (
          <span key={id}>{(bars.length - 1 - i) % labelEvery === 0 && <b>{label}</b>}</span>
        ))}
      </div>
    </div>
  )
}
