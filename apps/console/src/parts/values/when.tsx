import { formatSpan, type Instant } from '#core/format/times.ts'
import { useDatabaseTime } from '#core/live/live-store.ts'
import { useFormat } from '#core/operator/use-format.ts'

/** A time in the operator's zone: 14 Nov 20:05. */
export function When({
  at,
  style = 'moment',
}: {
  readonly at: Instant
  readonly style?: 'moment' | 'clock' | 'seconds' | 'day'
}) {
  const format = useFormat()
  return (
    <time
      dateTime={new Date(at).toISOString()}
      title={`${format.day(at)} ${format.seconds(at)} ${format.zone}`}
    >
      {format[style](at)}
    </time>
  )
}

/** How long something has waited: 2 h 14 m. */
export function Since({ at }: { readonly at: Instant }) {
  const now = useDatabaseTime(10_000)
  const { moment } = useFormat()
  return (
    <time dateTime={new Date(at).toISOString()} title={moment(at)}>
      {formatSpan(now - new Date(at).getTime())}
    </time>
  )
}
