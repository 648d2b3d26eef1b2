import type { Frame } from '@fairground/rules/playout/timeline'
import { useSyncExternalStore } from 'react'
import type { Transport } from './replay.ts'
import type { PlayoutMoment } from './live-playout.ts'
import { useRunningPlayout, useTransport } from './use-running-playout.ts'

export interface Playout extends PlayoutMoment {
  readonly transport: Transport | undefined
}

/** The current moment of a play-out. The component renders at each change. */
export const usePlayout = (
  gameInstanceId: number,
  frames: readonly Frame[],
  options: { replay?: boolean } = {},
): Playout => {
  const running = useRunningPlayout(gameInstanceId, frames, options)
  const moment = useSyncExternalStore(running.subscribe, running.read)
  const transport = useTransport(running)
  return { ...moment, transport }
}
