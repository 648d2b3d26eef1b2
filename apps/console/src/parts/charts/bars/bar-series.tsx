import { niceScale } from '@fairground/ui/money/nice-scale'
import { CursorArea } from '../frame/cursor-area.tsx'
import { useWidth } from '../frame/use-width.ts'
import styles from '../frame/chart.module.css'

export interface SeriesBar {
  readonly id: string
  /** Below the bar. */
  readonly label: string
  readonly value: number
  /** The value in words. */
  readonly text: string
}

export interface BarSeriesProps {
  readonly label: string
  readonly bars: readonly SeriesBar[]
  readonly formatScale: (value: number) => string
  /** A named line across the bars. */
  readonly limit?: { readonly value: number; readonly title: string } | undefined
  readonly height?: number
}

const left = 52
const top = 18
const bottom = 22
const gap = 0.18
/** A label of the axis needs about this width. */
const labelWidth = 54

/** Amounts by week or day, from a zero line. */
export function BarSeries({ label, bars, formatScale, limit, height = 170 }: BarSeriesProps) {
  const [element, width] = useWidth<SVGSVGElement>()
  const { low, high } = niceScale([...bars.map(({ value }) => value), limit?.value ?? 0])
  const span = high - low || 1
  const toY = (value: number) => top + ((high - value) / span) * (height - top - bottom)
  const step = (width - left) / Math.max(1, bars.length)
  const every = Math.max(1, Math.ceil(labelWidth / step))
  const marks = [...new Set([high, (high + low) / 2, low, 0])]
  return (
    <CursorArea
      label={label}
      count={bars.length}
      getText={index => `${bars[index]?.label}: ${bars[index]?.text}`}
    >
      {({ index, setIndex }) => (
        <svg ref={element} className={styles.chart} height={height} aria-hidden="true">
          {marks.map(mark => (
            <g key={mark}>
              <line
                className={mark === 0 ? styles.axis : styles.grid}
                x1={left}
                x2={width}
                y1={toY(mark)}
                y2={toY(mark)}
              />
              <text x={left - 6} y={toY(mark) + 4} textAnchor="end">
                {formatScale(mark)}
              </text>
            </g>
          ))}
          {bars.map((bar, at) => (
            <g key={bar.id} onPointerEnter={() => setIndex(at)}>
              <rect
                className={index === at ? styles.cursor : undefined}
                x={left + at * step}
                y={top}
                width={step}
                height={height - top - bottom}
                fill={index === at ? undefined : 'transparent'}
              />
              <rect
                className={styles.bar}
                x={left + at * step + (step * gap) / 2}
                width={step * (1 - gap)}
                y={toY(Math.max(0, bar.value))}
                height={Math.abs(toY(bar.value) - toY(0))}
              />
              {(bars.length - 1 - at) % every === 0 && (
                <text x={left + (at + 0.5) * step} y={height - 6} textAnchor="middle">
                  {bar.label}
                </text>
              )}
            </g>
          ))}
          {limit && (
            <>
              <line
                className={styles.limit}
                x1={left}
                x2={width}
                y1={toY(limit.value)}
                y2={toY(limit.value)}
              />
              <text
                className={`${styles.label} ${styles.danger}`}
                x={width}
                y={toY(limit.value) - 5}
                textAnchor="end"
              >
                {limit.title}
              </text>
            </>
          )}
        </svg>
      )}
    </CursorArea>
  )
}
