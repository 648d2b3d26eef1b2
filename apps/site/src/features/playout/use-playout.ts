import type { Frame } from '@fairground/rules/playout/timeline'
import { replayOffsetMs } from '@fairground/contract/constants'
import { useEffect, useMemo, useSyncExternalStore } from 'react'
import { connectionStore } from '#app/connection-store.ts'
import { holdMoment } from '#app/held-moments.ts'
import { serverNow } from '#app/server-now.ts'
import { runReplay, type Transport } from '#features/playout/replay.ts'
import { runShow, type Show, type ShowWorld } from '#features/playout/show.ts'

const browser: ShowWorld = {
  now: serverNow,
  watchConnection: listener => {
    const connected = () => connectionStore.getState().status === 'connected'
    let last = connected()
    listener(last)
    return connectionStore.subscribe(() => {
      if (connected() === last) return
      last = connected()
      listener(last)
    })
  },
  watchVisibility: listener => {
    document.addEventListener('visibilitychange', listener)
    return () => document.removeEventListener('visibilitychange', listener)
  },
}

/** Where a play-out stood when its connection went, in case the viewer is taken to the waiting page meanwhile. */
const leftAt = new Map<number, number>()

export interface Playout extends Show {
  /** Only of a replay: a live draw goes its own way. */
  readonly transport: Transport | undefined
}

/** The show of any kind of game, live by the server's clock or as a replay by its own. */
export const usePlayout = (
  gameInstanceId: number,
  frames: readonly Frame[],
  { replay = false }: { replay?: boolean } = {},
): Playout => {
  const running = useMemo(
    () =>
      replay
        ? runReplay(frames, replayOffsetMs)
        : { ...runShow(frames, browser, leftAt.get(gameInstanceId)), transport: () => undefined },
    [gameInstanceId, frames, replay],
  )
  useEffect(
    () => () => {
      const stoodAt = running.stoodAt()
      if (stoodAt === undefined) leftAt.delete(gameInstanceId)
      else leftAt.set(gameInstanceId, stoodAt)
    },
    [running, gameInstanceId],
  )
  const show = useSyncExternalStore(running.subscribe, running.read)
  const transport = useSyncExternalStore<Transport | undefined>(running.subscribe, running.transport)
  const { phase } = show.state
  const drawing = !replay && (phase === 'rng_started' || phase === 'draw_ended')
  useEffect(() => (drawing ? holdMoment('show') : undefined), [drawing])
  return { ...show, transport }
}
