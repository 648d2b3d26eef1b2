import { getDatabaseTime, useDatabaseTime, useIsStale } from '#core/live/live-store.ts'
import { useState } from 'react'
import { formatCountdown } from '#features/draw-room/logic/countdown.ts'

/** The time left. It stops and says "about" while the page does not follow the server. */
export function CountdownValue({ to }: { readonly to: number }) {
  const now = useDatabaseTime()
  const isStale = useIsStale()
  const [frozenAt, setFrozenAt] = useState<number>()
  if (isStale && frozenAt === undefined) setFrozenAt(getDatabaseTime())
  if (!isStale && frozenAt !== undefined) setFrozenAt(undefined)
  return (
    <span role="timer">
      {isStale && 'about '}
      {formatCountdown(to - (frozenAt ?? now))}
    </span>
  )
}
