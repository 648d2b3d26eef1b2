import { Fragment, type ReactNode } from 'react'
import { Icon, type IconName } from '@fairground/ui/icons/icon.tsx'
import { formatWeekday } from '#core/format/times.ts'
import { useDatabaseTime } from '#core/live/live-store.ts'
import { useFormat } from '#core/operator/use-format.ts'
import styles from './timeline.module.css'

export interface TimelineEntry {
  readonly key: string
  readonly at: number
  readonly icon: IconName
  readonly tone?: 'good' | 'warn' | 'bad' | undefined
  readonly title: ReactNode
  readonly note?: ReactNode
  /** At the right: an amount. */
  readonly end?: ReactNode
}

/** What happened, newest first, under the days of the operator's zone. */
export function Timeline({
  label,
  entries,
}: {
  readonly label: string
  readonly entries: readonly TimelineEntry[]
}) {
  const { zone, clock } = useFormat()
  const today = formatWeekday(useDatabaseTime(60_000), zone)
  const days = Map.groupBy(entries, ({ at }) => formatWeekday(at, zone))
  return (
    <ol className={styles.timeline} aria-label={label}>
      {[...days].map(([day, ofDay]) => (
        <Fragment key={day}>
          <li className={styles.day}>{day === today ? `Today, ${day}` : day}</li>
          {ofDay.map(({ key, at, icon, tone, title, note, end }) => (
            <li key={key} className={styles.entry}>
              <time dateTime={new Date(at).toISOString()}>{clock(at)}</time>
              <span className={styles.icon} data-tone={tone}>
                <Icon name={icon} size="sm" />
              </span>
              <span className={styles.text}>
                <b>{title}</b>
                {note && <span className={styles.note}>{note}</span>}
              </span>
              {end !== undefined && <span className={styles.end}>{end}</span>}
            </li>
          ))}
        </Fragment>
      ))}
    </ol>
  )
}
