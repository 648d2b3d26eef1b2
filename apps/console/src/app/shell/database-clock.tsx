import { Icon } from '@fairground/ui/icons/icon.tsx'
import { formatSeconds, formatWeekday, toZoneName } from '#core/format/times.ts'
import { useDatabaseTime, useIsStale } from '#core/live/live-store.ts'
import { useFormat } from '#core/operator/use-format.ts'
import styles from './top-bar.module.css'

/** The clock of the database in the zone of the operator. */
export function DatabaseClock() {
  const now = useDatabaseTime()
  const isStale = useIsStale()
  const { zone } = useFormat()
  return (
    <time
      className={styles.clock}
      dateTime={new Date(now).toISOString()}
      data-stale={isStale || undefined}
      title={isStale ? 'The connection is lost. This clock goes on by itself.' : 'The clock of the database'}
    >
      <Icon name="clock" size="sm" />
      {isStale ? 'about ' : ''}
      {formatSeconds(now, zone)}
      <small>
        {formatWeekday(now, zone)} · {toZoneName(zone)}
      </small>
    </time>
  )
}
