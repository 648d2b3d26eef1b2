import { useServerNow } from '#core/time/server-now.ts'
import { useText } from '#core/text/text.ts'
import { durationText } from '#core/time/duration.ts'

const minuteMs = 60_000
const dayMinutes = 24 * 60

/** The elapsed time, in days from two days on. */
export const useElapsed = (since: number): string => {
  const t = useText()
  const minutes = Math.max(0, Math.floor((useServerNow(minuteMs / 6) - since) / minuteMs))
  if (minutes === 0) return t('withdrawal.moment')
  return minutes < 2 * dayMinutes
    ? durationText(minutes)
    : t('withdrawal.days', { count: Math.floor(minutes / dayMinutes) })
}
