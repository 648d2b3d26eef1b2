import { useWidth } from '../frame/use-width.ts'
import styles from '../frame/chart.module.css'

export interface Share {
  readonly id: string
  readonly title: string
  readonly value: number
}

export interface ShareBarProps {
  readonly label: string
  readonly shares: readonly Share[]
  readonly formatShare: (value: number) => string
}

const height = 28
const characterWidth = 7.2
const padding = 12
const colors = 6

/** The label that fits: title and number, else the title alone, else nothing. The table has all of them. */
const toLabel = (title: string, number: string, width: number): string => {
  const fits = (text: string) => text.length * characterWidth + padding <= width
  return [`${title} ${number}`, title, number].find(fits) ?? ''
}

/** The parts of a whole in one bar: where each £1 goes. */
export function ShareBar({ label, shares, formatShare }: ShareBarProps) {
  const [element, width] = useWidth<SVGSVGElement>()
  const shown = shares.filter(({ value }) => value > 0)
  const whole = shown.reduce((sum, { value }) => sum + value, 0) || 1
  const spoken = shown.map(({ title, value }) => `${title} ${formatShare(value)}`).join(', ')
  const toX = (at: number) => (shown.slice(0, at).reduce((sum, { value }) => sum + value, 0) / whole) * width
  const parts = shown.map((share, at) => ({ ...share, x: toX(at), width: (share.value / whole) * width }))
  return (
    <svg ref={element} className={styles.chart} height={height} role="img" aria-label={`${label}: ${spoken}`}>
      {parts.map((part, at) => (
        <g key={part.id}>
          <title>{`${part.title} ${formatShare(part.value)}`}</title>
          <rect
            className={styles.share}
            data-color={(at % colors) + 1}
            x={part.x}
            width={Math.max(1, part.width - 2)}
            height={height}
            rx={3}
          />
          <text className={styles.on} x={part.x + part.width / 2} y={height / 2 + 4.5} textAnchor="middle">
            {toLabel(part.title, formatShare(part.value), part.width)}
          </text>
        </g>
      ))}
    </svg>
  )
}
