import { formatQuantity } from '#core/format/numbers.ts'
import { toZoneName } from '#core/format/times.ts'
import { useFormat } from '#core/operator/use-format.ts'
import { Panel } from '#parts/layout/panel.tsx'
import { type CalendarDay, toHour } from '../plan/calendar.ts'
import { kindGroups } from '../kinds/kind-look.ts'
import type { GameClosure, Start } from '../plan/starts.ts'
import { toHourRows } from './hour-rows.ts'
import { ClockChange, ClosedTitles, nameDay } from './day-head.tsx'
import { StartBlock } from './start-block.tsx'
import styles from './grid.module.css'

interface GridProps {
  readonly days: readonly CalendarDay[]
  readonly starts: readonly Start[]
  readonly closures: readonly GameClosure[]
  readonly today: number
  /** How many runs of frequent games a day has besides. */
  readonly countOthers: (day: CalendarDay) => number
}

const toClock = (hour: number): string => `${String(hour).padStart(2, '0')}:00`

/** Seven days side by side. Hours in which nothing starts are folded. */
export function WeekGrid({ days, starts, closures, today, countOthers }: GridProps) {
  const { zone } = useFormat()
  const rows = toHourRows(starts.map(({ at }) => toHour(zone, at)))
  const inDay = (day: CalendarDay) => starts.filter(({ at }) => day.from <= at && at < day.until)
  return (
    <Panel
      title="Runs of the week"
      isFlush
      about={`${toZoneName(zone)} time`}
      footer={
        <span className={styles.legend}>
          {kindGroups.map(({ id, title }) => (
            <span key={id}>
              <i data-kind={id} /> {title}
            </span>
          ))}
        </span>
      }
    >
      {starts.length === 0 && (
        <p className={styles.none}>
          No game has single runs in this week. Games that start often are in the list beside.
        </p>
      )}
      <div className={styles.scroll} tabIndex={0} role="group" aria-label="Runs of the week, by hour">
        <table className={styles.week}>
          <thead>
            <tr>
              <th scope="col">{toZoneName(zone)}</th>
              {days.map(day => (
                <th
                  key={day.day}
                  scope="col"
                  data-today={day.day === today || undefined}
                  data-change={day.clockChangeMs !== 0 || undefined}
                >
                  <b>{nameDay(day)}</b>
                  <small>{formatQuantity(inDay(day).length + countOthers(day), 'run')}</small>
                  <ClockChange day={day} />
                  <ClosedTitles day={day} closures={closures} />
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(row =>
              row.kind === 'folded' ? (
                <tr key={row.from} className={styles.folded}>
                  <th scope="row">{toClock(row.from)}</th>
                  <td colSpan={days.length}>
                    <span className="vh">
                      Nothing starts from {toClock(row.from)} to {toClock(row.until)}
                    </span>
                  </td>
                </tr>
              ) : (
                <tr key={row.hour}>
                  <th scope="row">{toClock(row.hour)}</th>
                  {days.map(day => (
                    <td key={day.day} data-today={day.day === today || undefined}>
                      {inDay(day)
                        .filter(({ at }) => toHour(zone, at) === row.hour)
                        .map(start => (
                          <StartBlock key={`${start.gameId}-${start.at}`} start={start} />
                        ))}
                    </td>
                  ))}
                </tr>
              ),
            )}
          </tbody>
        </table>
      </div>
    </Panel>
  )
}
