import type { Frame } from '@fairground/rules/playout/timeline'
import { useSyncExternalStore } from 'react'
import type { Transport } from '#features/playout/replay.ts'
import type { Show } from '#features/playout/show.ts'
import { useRunningShow, useTransport } from '#features/playout/use-running-show.ts'

export interface Playout extends Show {
  readonly transport: Transport | undefined
}

/** The moment a play-out is at; the page is drawn anew with each. */
export const usePlayout = (
  gameInstanceId: number,
  frames: readonly Frame[],
  options: { replay?: boolean } = {},
): Playout => {
  const running = useRunningShow(gameInstanceId, frames, options)
  const show = useSyncExternalStore(running.subscribe, running.read)
  const transport = useTransport(running)
  return { ...show, transport }
}
