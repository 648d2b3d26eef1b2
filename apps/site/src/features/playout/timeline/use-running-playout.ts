import { replayOffsetMs } from '@fairground/contract/constants'
import type { Frame } from '@fairground/rules/playout/timeline'
import { useEffect, useMemo, useSyncExternalStore } from 'react'
import { connectionStore } from '#core/connection/connection-store.ts'
import { holdMoment } from '#core/held-moments.ts'
import { serverNow } from '#core/time/server-now.ts'
import { runReplay, type Transport } from './replay.ts'
import { runLivePlayout, type PlayoutSource, type PlayoutEnvironment } from './live-playout.ts'

const browser: PlayoutEnvironment = {
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

/** The frozen position of each play-out, stored while the reconnecting page replaces it. */
const frozenAtByInstance = new Map<number, number>()

export interface RunningPlayout extends PlayoutSource {
  /** Undefined for a live draw, which viewers cannot control. */
  readonly transport: () => Transport | undefined
}

const isDrawing = ({ read }: PlayoutSource): boolean => {
  const { phase } = read().state
  return phase === 'rng_started' || phase === 'draw_ended'
}

/** A play-out, live on the server's clock or as a replay on its own. It does not render at each frame. */
export const useRunningPlayout = (
  gameInstanceId: number,
  frames: readonly Frame[],
  { replay = false }: { replay?: boolean } = {},
): RunningPlayout => {
  const running = useMemo(
    () =>
      replay
        ? runReplay(frames, replayOffsetMs)
        : {
            ...runLivePlayout(frames, browser, frozenAtByInstance.get(gameInstanceId)),
            transport: () => undefined,
          },
    [gameInstanceId, frames, replay],
  )
  useEffect(
    () => () => {
      const frozenAt = running.frozenAt()
      if (frozenAt === undefined) frozenAtByInstance.delete(gameInstanceId)
      else frozenAtByInstance.set(gameInstanceId, frozenAt)
    },
    [running, gameInstanceId],
  )
  const drawing = useSyncExternalStore(running.subscribe, () => !replay && isDrawing(running))
  useEffect(() => (drawing ? holdMoment('playout') : undefined), [drawing])
  return running
}

export const useTransport = ({ subscribe, transport }: RunningPlayout): Transport | undefined =>
  useSyncExternalStore<Transport | undefined>(subscribe, transport)
