import { useIsStale, useLive } from '#core/live/live-store.ts'
import { useFormat } from '#core/operator/use-format.ts'
import { Tag } from '#parts/values/tag.tsx'

/** Says whether the page follows the server, or when it last did. */
export function StaleStamp() {
  const isStale = useIsStale()
  const { heardAt, offsetMs } = useLive()
  const { seconds } = useFormat()
  if (heardAt === undefined) return null
  const at = seconds(heardAt + offsetMs)
  return isStale ? (
    <Tag tone="warn" icon="clock">
      As of {at}, trying again
    </Tag>
  ) : (
    <span>Live, {at}</span>
  )
}
