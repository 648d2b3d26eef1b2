import { useEffect, useState } from 'react'
import type { Transport } from '#features/playout/replay.ts'

const everyMs = 200

/** Where a replay stands, renewed while it runs. */
export const usePosition = (transport: Transport): number => {
  const [, renew] = useState(0)
  useEffect(() => {
    if (!transport.playing) return
    const timer = setInterval(() => renew(n => n + 1), everyMs)
    return () => clearInterval(timer)
  }, [transport])
  return transport.position()
}
