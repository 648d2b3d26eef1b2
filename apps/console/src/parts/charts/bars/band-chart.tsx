import { CursorArea } from '../frame/cursor-area.tsx'
import { toScaleTop } from '../frame/scale-top.ts'
import { useWidth } from '../frame/use-width.ts'
import styles from '../frame/chart.module.css'

export interface BandRow {
  readonly id: string
  readonly title: string
  /** How much the value rests on, so that a small game is not an alarm. */
  readonly volume: string
  /** The difference from the expected value. */
  readonly value: number
  /** The band in which the difference is expected. */
  readonly low: number
  readonly high: number
  readonly expectedText: string
  readonly actualText: string
}

export interface BandChartProps {
  readonly label: string
  readonly rows: readonly BandRow[]
  readonly titleName: string
  /** The name of the axis, with its unit. */
  readonly valueName: string
  readonly expectedName: string
  readonly actualName: string
  readonly formatValue: (value: number) => string
}

const rowHeight = 29
const top = 24
const bottom = 24
const nameShare = 170
const numbersShare = 204

export const isOutsideBand = ({ value, low, high }: BandRow): boolean => value < low || value > high

/** Values against their bands, with the volume on which they rest. */
export function BandChart(props: BandChartProps) {
  const { label, rows, titleName, valueName, expectedName, actualName, formatValue } = props
  const [element, width] = useWidth<SVGSVGElement>()
  const reach = toScaleTop(
    Math.max(0, ...rows.flatMap(({ value, low, high }) => [value, low, high].map(Math.abs))),
  )
  const from = nameShare
  const to = Math.max(from + 80, width - numbersShare)
  const toX = (value: number) => (from + to) / 2 + (value / reach) * ((to - from) / 2)
  const height = top + rows.length * rowHeight + bottom
  return (
    <CursorArea
      label={label}
      count={rows.length}
      getText={index => {
        const row = rows[index]
        if (!row) return ''
        const place = isOutsideBand(row) ? 'outside the band' : 'within the band'
        return `${row.title}, ${row.volume}: ${expectedName} ${row.expectedText}, ${actualName} ${row.actualText}, ${place}`
      }}
    >
      {({ index, setIndex }) => (
        <svg ref={element} className={styles.chart} height={height} aria-hidden="true">
          <text x={0} y={14}>
            {titleName}
          </text>
          <text x={toX(0)} y={14} textAnchor="middle">
            {valueName}
          </text>
          <text x={width - 76} y={14} textAnchor="end">
            {expectedName}
          </text>
          <text x={width} y={14} textAnchor="end">
            {actualName}
          </text>
          {[-reach, -reach / 2, 0, reach / 2, reach].map(value => (
            <g key={value}>
              <line
                className={value === 0 ? styles.axis : styles.grid}
                x1={toX(value)}
                x2={toX(value)}
                y1={top}
                y2={height - bottom}
              />
              <text x={toX(value)} y={height - 8} textAnchor="middle">
                {value === 0 ? expectedName : formatValue(value)}
              </text>
            </g>
          ))}
          {rows.map((row, at) => {
            const middle = top + (at + 0.5) * rowHeight
            const isOutside = isOutsideBand(row)
            return (
              <g key={row.id} onPointerEnter={() => setIndex(at)}>
                <rect
                  className={index === at ? styles.cursor : undefined}
                  x={0}
                  y={middle - rowHeight / 2}
                  width={width}
                  height={rowHeight}
                  fill={index === at ? undefined : 'transparent'}
                />
                <text className={styles.name} x={0} y={middle + 4}>
                  {row.title}
                </text>
                <text x={from - 12} y={middle + 4} textAnchor="end">
                  {row.volume}
                </text>
                <rect
                  className={styles.band}
                  x={toX(row.low)}
                  y={middle - 8}
                  width={Math.max(1, toX(row.high) - toX(row.low))}
                  height={16}
                  rx={3}
                />
                <circle
                  className={styles.dot}
                  data-outside={isOutside || undefined}
                  cx={toX(row.value)}
                  cy={middle}
                  r={5.5}
                />
                {isOutside && (
                  <text className={`${styles.label} ${styles.danger}`} x={to + 8} y={middle + 4}>
                    outside
                  </text>
                )}
                <text x={width - 76} y={middle + 4} textAnchor="end">
                  {row.expectedText}
                </text>
                <text
                  className={`${styles.label} ${isOutside ? styles.danger : ''}`}
                  x={width}
                  y={middle + 4}
                  textAnchor="end"
                >
                  {row.actualText}
                </text>
              </g>
            )
          })}
        </svg>
      )}
    </CursorArea>
  )
}
