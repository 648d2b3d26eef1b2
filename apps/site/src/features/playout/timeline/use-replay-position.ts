import { useEffect, useState } from 'react'
import type { Transport } from './replay.ts'

const intervalMs = 200

/** The current position of a replay, updated while it plays. */
export const useReplayPosition = (transport: Transport): number => {
  const [, rerender] = useState(0)
  useEffect(() => {
    if (!transport.playing) return
    const timer = setInterval(() => rerender(n => n + 1), intervalMs)
    return () => clearInterval(timer)
  }, [transport])
  return transport.position()
}
