import { useServerNow } from '#app/server-now.ts'
import { useText } from '#app/text.ts'
import { durationText } from '#shared/duration.ts'

const minuteMs = 60_000
const dayMinutes = 24 * 60

/** How long ago it was; after two days in days. */
export const useElapsed = (since: number): string => {
  const t = useText()
  const minutes = Math.max(0, Math.floor((useServerNow(minuteMs / 6) - since) / minuteMs))
  if (minutes === 0) return t('withdrawal.moment')
  return minutes < 2 * dayMinutes
    ? durationText(minutes)
    : t('withdrawal.days', { count: Math.floor(minutes / dayMinutes) })
}
