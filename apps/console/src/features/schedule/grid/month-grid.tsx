import { Link } from 'react-router'
import { formatCount, formatQuantity } from '#core/format/numbers.ts'
import { usePath } from '#core/operator/use-path.ts'
import { Panel } from '#parts/layout/panel.tsx'
import { type CalendarDay, toDayText, toFirstOfMonth } from '../plan/calendar.ts'
import type { GameClosure, Start } from '../plan/starts.ts'
import { ClockChange, ClosedTitles, nameDay } from './day-head.tsx'
import { StartBlock } from './start-block.tsx'
import styles from './grid.module.css'

interface MonthGridProps {
  readonly days: readonly CalendarDay[]
  readonly starts: readonly Start[]
  readonly closures: readonly GameClosure[]
  readonly today: number
  readonly month: number
  /** How many runs of frequent games a day has besides. */
  readonly countOthers: (day: CalendarDay) => number
}

const maxShown = 3

/** The weeks of a month. A day shows its first runs and how many more it has. */
export function MonthGrid({ days, starts, closures, today, month, countOthers }: MonthGridProps) {
  const path = usePath()
  const weeks = Array.from({ length: days.length / 7 }, (_, at) => days.slice(at * 7, at * 7 + 7))
  return (
    <Panel title="Runs of the month" isFlush>
      <div className={styles.scroll} tabIndex={0} role="group" aria-label="Runs of the month, by day">
        <table className={styles.month}>
          <thead>
            <tr>
              {['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'].map(name => (
                <th key={name} scope="col">
                  {name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {weeks.map(week => (
              <tr key={week[0]?.day}>
                {week.map(day => {
                  const own = starts.filter(({ at }) => day.from <= at && at < day.until)
                  const more = own.length - maxShown
                  const all = own.length + countOthers(day)
                  return (
                    <td
                      key={day.day}
                      data-other={toFirstOfMonth(day.day) !== month || undefined}
                      data-today={day.day === today || undefined}
                      data-change={day.clockChangeMs !== 0 || undefined}
                    >
                      <Link
                        className={styles.day}
                        to={`${path('schedule')}?view=week&from=${toDayText(day.day)}`}
                        aria-label={`${nameDay(day)}, ${formatQuantity(all, 'run')}, open the week`}
                      >
                        {new Date(day.day).getUTCDate()}
                      </Link>
                      <ClockChange day={day} />
                      <ClosedTitles day={day} closures={closures} />
                      {own.slice(0, maxShown).map(start => (
                        <StartBlock key={`${start.gameId}-${start.at}`} start={start} />
                      ))}
                      {more > 0 && <small>{formatCount(more)} more single runs</small>}
                      <small className={styles.sum}>{formatQuantity(all, 'run')}</small>
                    </td>
                  )
                })}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </Panel>
  )
}
