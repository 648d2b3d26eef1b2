import { setTimeout } from 'node:timers/promises'

/** Waits, or returns at once when the signal is aborted, so that a service stops without waiting. */
export const pause = (ms: number, { signal }: AbortController): Promise<void> =>
  setTimeout(ms, undefined, { signal }).catch(() => undefined)
