import { formatCountdown } from '#core/format/times.ts'
import { useDatabaseTime } from '#core/live/live-store.ts'

/** The minutes and seconds until a time: 14:08. */
export function TimeLeft({ until, label }: { readonly until: number; readonly label: string }) {
  const now = useDatabaseTime(1000)
  return (
    <span role="timer" aria-label={label}>
      {formatCountdown(until - now)}
    </span>
  )
}
