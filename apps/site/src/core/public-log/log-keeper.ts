import { browserLogStore, createLogKeeper, type LogState, unknownLog } from '@fairground/client/log-keeper'
import { createStore } from 'zustand/vanilla'
import { bootstrap } from '#core/bootstrap.ts'

export const keptLog = browserLogStore(localStorage, `fairground.log.${bootstrap.memberId}`)

/** A split view stays one until the player clears the browser, also before the next connection. */
const readFirstState = (): LogState => {
  const kept = keptLog.read()
  return kept?.notes ? { ...unknownLog, state: 'split', size: kept.size, notes: kept.notes } : unknownLog
}

export const logStore = createStore<LogState>(readFirstState)

const idleWithinMs = 3000

/** The comparison needs signatures, so its code is loaded when the page has time. */
const untilIdle = (): Promise<void> =>
  new Promise(resolve => {
    if ('requestIdleCallback' in window) requestIdleCallback(() => resolve(), { timeout: idleWithinMs })
    else setTimeout(resolve, idleWithinMs)
  })

export const logKeeper = createLogKeeper({
  store: keptLog,
  compare: async (kept, news) => {
    await untilIdle()
    const { compareInBrowser } = await import('./compare-in-browser.ts')
    return compareInBrowser(kept, news)
  },
  onState: state => logStore.setState(state, true),
})
