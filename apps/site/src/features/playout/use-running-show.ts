import { replayOffsetMs } from '@fairground/contract/constants'
import type { Frame } from '@fairground/rules/playout/timeline'
import { useEffect, useMemo, useSyncExternalStore } from 'react'
import { connectionStore } from '#app/connection-store.ts'
import { holdMoment } from '#app/held-moments.ts'
import { serverNow } from '#app/server-now.ts'
import { runReplay, type Transport } from '#features/playout/replay.ts'
import { runShow, type RunningShow, type ShowWorld } from '#features/playout/show.ts'

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

export interface RunningPlayout extends RunningShow {
  /** Only of a replay: a live draw goes its own way. */
  readonly transport: () => Transport | undefined
}

const isDrawing = ({ read }: RunningShow): boolean => {
  const { phase } = read().state
  return phase === 'rng_started' || phase === 'draw_ended'
}

/** The show of any kind of game, live by the server's clock or as a replay by its own. Draws nothing by itself. */
export const useRunningShow = (
  gameInstanceId: number,
  frames: readonly Frame[],
  { replay = false }: { replay?: boolean } = {},
): RunningPlayout => {
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
  const drawing = useSyncExternalStore(running.subscribe, () => !replay && isDrawing(running))
  useEffect(() => (drawing ? holdMoment('show') : undefined), [drawing])
  return running
}

export const useTransport = ({ subscribe, transport }: RunningPlayout): Transport | undefined =>
  useSyncExternalStore<Transport | undefined>(subscribe, transport)
