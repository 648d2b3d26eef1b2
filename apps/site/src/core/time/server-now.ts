import { countdownIntervalMs } from '@fairground/contract/constants'
import { useSyncExternalStore } from 'react'
import { serverNow } from './clock.ts'

export { serverNow } from './clock.ts'

interface Ticker {
  readonly subscribe: (listener: () => void) => () => void
  readonly read: () => number
}

/** Ticks at multiples of its step of the server's clock, so that all clocks of a page change together. */
const newTicker = (everyMs: number): Ticker => {
  const listeners = new Set<() => void>()
  let now = serverNow()
  let timer: ReturnType<typeof setTimeout> | undefined

  const tick = (): void => {
    now = serverNow()
    for (const listener of listeners) listener()
  }
  const schedule = (): void => {
    timer = setTimeout(
      () => {
        tick()
        schedule()
      },
      everyMs - (serverNow() % everyMs),
    )
  }
  return {
    read: () => now,
    subscribe: listener => {
      listeners.add(listener)
      if (listeners.size === 1) {
        now = serverNow()
        schedule()
        document.addEventListener('visibilitychange', tick)
        window.addEventListener('focus', tick)
      }
      return () => {
        listeners.delete(listener)
        if (listeners.size > 0) return
        clearTimeout(timer)
        document.removeEventListener('visibilitychange', tick)
        window.removeEventListener('focus', tick)
      }
    },
  }
}

const tickers = new Map<number, Ticker>()

const getTicker = (everyMs: number): Ticker => {
  const ticker = tickers.get(everyMs) ?? newTicker(everyMs)
  tickers.set(everyMs, ticker)
  return ticker
}

/** The server's time, updated every `everyMs` and when the page becomes visible. */
export const useServerNow = (everyMs: number = countdownIntervalMs): number => {
  const { subscribe, read } = getTicker(everyMs)
  return useSyncExternalStore(subscribe, read, read)
}
