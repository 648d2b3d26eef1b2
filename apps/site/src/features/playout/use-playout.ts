import type { Frame } from '@fairground/rules/playout/timeline'
import { useEffect, useMemo, useSyncExternalStore } from 'react'
import { connectionStore } from '#app/connection-store.ts'
import { serverNow } from '#app/server-now.ts'
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

export const usePlayout = (gameInstanceId: number, frames: readonly Frame[]): Show => {
  const show = useMemo(() => runShow(frames, browser, leftAt.get(gameInstanceId)), [gameInstanceId, frames])
  useEffect(
    () => () => {
      const stoodAt = show.stoodAt()
      if (stoodAt === undefined) leftAt.delete(gameInstanceId)
      else leftAt.set(gameInstanceId, stoodAt)
    },
    [show, gameInstanceId],
  )
  return useSyncExternalStore(show.subscribe, show.read)
}
