import { Icon } from '@fairground/ui/icons/icon.tsx'
import { locale } from '#core/format/locale.ts'
import type { CalendarDay } from '../plan/calendar.ts'
import type { GameClosure } from '../plan/starts.ts'
import styles from './grid.module.css'

const names = new Intl.DateTimeFormat(locale, { timeZone: 'UTC', weekday: 'short', day: 'numeric' })

/** "Clocks go forward" on the days on which they change. */
export function ClockChange({ day }: { readonly day: CalendarDay }) {
  if (day.clockChangeMs === 0) return null
  return (
    <span className={styles.clocks}>
      <Icon name="clock" size="sm" />
      {day.clockChangeMs > 0 ? 'Clocks forward' : 'Clocks back'}
    </span>
  )
}

export const findClosures = (closures: readonly GameClosure[], day: CalendarDay): readonly GameClosure[] =>
  closures.filter(({ from, until }) => from < day.until && day.from < until)

export function ClosedTitles({
  day,
  closures,
}: {
  readonly day: CalendarDay
  readonly closures: readonly GameClosure[]
}) {
  return findClosures(closures, day).map(({ closureId, title }) => (
    <span key={closureId} className={styles.closed}>
      <Icon name="lock" size="sm" />
      {title}
    </span>
  ))
}

export const nameDay = ({ day }: CalendarDay): string => names.format(day)
