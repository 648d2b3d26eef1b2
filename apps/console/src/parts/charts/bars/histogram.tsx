import { CursorArea } from '../frame/cursor-area.tsx'
import { toScaleTop } from '../frame/scale-top.ts'
import { useWidth } from '../frame/use-width.ts'
import styles from '../frame/chart.module.css'

export interface Bin {
  readonly from: number
  readonly to: number
  readonly count: number
  /** Drawn in another colour; name it with a note. */
  readonly isMarked?: boolean | undefined
}

export interface HistogramProps {
  readonly label: string
  readonly bins: readonly Bin[]
  readonly formatValue: (value: number) => string
  readonly formatCount: (count: number) => string
  /** The name of a bin's content, such as "runs". */
  readonly countName: string
  /** The name of the axis below the bins. */
  readonly valueName: string
  /** A named vertical line, such as the mean. */
  readonly mark?: { readonly value: number; readonly title: string } | undefined
  /** A text above the marked bins. */
  readonly markedNote?: string | undefined
  readonly height?: number
}

const left = 44
const top = 30
const bottom = 38
const characterWidth = 7.2

/** How often which value occurs, from a zero line. */
export function Histogram(props: HistogramProps) {
  const {
    label,
    bins,
    formatValue,
    formatCount,
    countName,
    valueName,
    mark,
    markedNote,
    height = 210,
  } = props
  const [element, width] = useWidth<SVGSVGElement>()
  const high = toScaleTop(Math.max(0, ...bins.map(({ count }) => count)))
  const min = bins[0]?.from ?? 0
  const max = bins.at(-1)?.to ?? 1
  const toX = (value: number) => left + ((value - min) / (max - min || 1)) * (width - left)
  const toY = (count: number) => top + (1 - count / high) * (height - top - bottom)
  const every = Math.max(1, Math.ceil(bins.length / 6))
  const hasMarked = bins.some(({ isMarked }) => isMarked === true)
  // The note stands above every bin below it.
  const noteFrom = width - (markedNote ?? '').length * characterWidth
  const underNote = bins.filter(bin => toX(bin.to) > noteFrom).map(({ count }) => count)
  return (
    <CursorArea
      label={label}
      count={bins.length}
      getText={index => {
        const bin = bins[index]
        if (!bin) return ''
        return `${formatValue(bin.from)} to ${formatValue(bin.to)}: ${formatCount(bin.count)} ${countName}`
      }}
    >
      {({ index, setIndex }) => (
        <svg ref={element} className={styles.chart} height={height} aria-hidden="true">
          <text x={left - 6} y={12} textAnchor="end">
            {countName}
          </text>
          {[0, high / 2, high].map(count => (
            <g key={count}>
              <line
                className={count === 0 ? styles.axis : styles.grid}
                x1={left}
                x2={width}
                y1={toY(count)}
                y2={toY(count)}
              />
              <text x={left - 6} y={toY(count) + 4} textAnchor="end">
                {formatCount(count)}
              </text>
            </g>
          ))}
          {bins.map((bin, at) => (
            <g key={bin.from} onPointerEnter={() => setIndex(at)}>
              <rect
                className={index === at ? styles.cursor : undefined}
                x={toX(bin.from)}
                y={top}
                width={toX(bin.to) - toX(bin.from)}
                height={height - top - bottom}
                fill={index === at ? undefined : 'transparent'}
              />
              <rect
                className={bin.isMarked === true ? styles.marked : styles.bar}
                x={toX(bin.from) + 0.5}
                width={Math.max(0.5, toX(bin.to) - toX(bin.from) - 1)}
                y={toY(bin.count)}
                height={toY(0) - toY(bin.count)}
              />
              {at % every === 0 && (
                <text x={toX(bin.from)} y={height - 22} textAnchor="middle">
                  {formatValue(bin.from)}
                </text>
              )}
            </g>
          ))}
          <text x={width} y={height - 6} textAnchor="end">
            {valueName}
          </text>
          {mark && (
            <>
              <line className={styles.mark} x1={toX(mark.value)} x2={toX(mark.value)} y1={18} y2={toY(0)} />
              <text className={styles.label} x={toX(mark.value)} y={13} textAnchor="middle">
                {mark.title}
              </text>
            </>
          )}
          {markedNote !== undefined && hasMarked && (
            <text
              className={`${styles.label} ${styles.markedNote}`}
              x={width}
              y={toY(Math.max(0, ...underNote)) - 8}
              textAnchor="end"
            >
              {markedNote}
            </text>
          )}
        </svg>
      )}
    </CursorArea>
  )
}
