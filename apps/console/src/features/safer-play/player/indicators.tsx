import { formatQuantity } from '#core/format/numbers.ts'
import { getDatabaseTime } from '#core/live/live-store.ts'
import { useFormat } from '#core/operator/use-format.ts'
import { ChartFrame } from '#parts/charts/frame/chart-frame.tsx'
import { Empty } from '#parts/feedback/empty.tsx'
import { describeIndicator, toIndicatorTitle } from '../words/indicator-words.ts'
import {
  type FoundIndicator,
  type IndicatorLine,
  shownDays,
  toDayNumber,
  toDayStart,
  toIndicatorLines,
} from './indicator-days.ts'
import styles from './player.module.css'

const height = 24
const heights = { notice: 11, strong: 20 } as const

function Strip({ line: { name, marks, strong } }: { readonly line: IndicatorLine }) {
  const title = toIndicatorTitle(name)
  const words = `${formatQuantity(marks.length, 'day')}, ${strong} of them strong`
  return (
    <div className={styles.strip}>
      <span>{title}</span>
      <svg
        viewBox={`0 0 ${shownDays * 4} ${height}`}
        preserveAspectRatio="none"
        role="img"
        aria-label={`${title}: ${words}`}
      >
        <line x1={0} x2={shownDays * 4} y1={height - 0.5} y2={height - 0.5} />
        {marks.map(({ position, level }) => (
          <rect
            key={position}
            className={styles[level]}
            x={position * 4}
            width={3}
            y={height - heights[level]}
            height={heights[level]}
          />
        ))}
      </svg>
    </div>
  )
}

/** What the rules found in 90 days: one line per indicator, high marks are strong. */
export function Indicators({ indicators }: { readonly indicators: readonly FoundIndicator[] }) {
  const { amount, day } = useFormat()
  const lastDay = toDayNumber(getDatabaseTime())
  const lines = toIndicatorLines(indicators, lastDay)
  return (
    <ChartFrame
      title="When did the rules find signs, 90 days"
      getFigures={() => ({
        head: ['Day', 'Sign', 'Level', 'Found'],
        rows: indicators.map(each => [
          day(toDayStart(each.day)),
          toIndicatorTitle(each.name),
          each.level === 'strong' ? 'Strong' : 'Notice',
          describeIndicator(each, amount),
        ]),
      })}
      footer="A high mark is strong, a low one is a notice"
    >
      {lines.length === 0 ? (
        <Empty title="No signs in 90 days" />
      ) : (
        <div className={styles.strips}>
          {lines.map(line => (
            <Strip key={line.name} line={line} />
          ))}
          <div className={styles.axis} aria-hidden="true">
            <span>{day(toDayStart(lastDay - shownDays + 1))}</span>
            <span>{day(toDayStart(lastDay))}</span>
          </div>
        </div>
      )}
    </ChartFrame>
  )
}
