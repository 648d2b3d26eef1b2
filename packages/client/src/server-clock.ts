import { clockWarningMs } from '@fairground/contract/constants'

interface Sample {
  readonly latencyMs: number
  readonly offsetMs: number
}

/** The last few pings, newest first. */
export type ServerClock = readonly Sample[]

export const unknownClock: ServerClock = []

const kept = 8

/** The reply is taken to have been made half way between sending and receiving. */
export const addPing = (
  clock: ServerClock,
  { sentAt, receivedAt, serverTime }: { sentAt: number; receivedAt: number; serverTime: number },
): ServerClock => {
  const latencyMs = Math.max(0, receivedAt - sentAt)
  const offsetMs = Math.round(serverTime - (sentAt + latencyMs / 2))
  return [{ latencyMs, offsetMs }, ...clock].slice(0, kept)
}

/** The quickest ping knows the offset best: its error is at most half its latency. */
export const offsetMs = (clock: ServerClock): number =>
  clock.reduce<Sample | null>(
    (best, sample) => (best === null || sample.latencyMs < best.latencyMs ? sample : best),
    null,
  )?.offsetMs ?? 0

/** Of the newest ping, for the signal bars; null before the first. */
export const latencyMs = (clock: ServerClock): number | null => clock[0]?.latencyMs ?? null

export const clockIsWrong = (clock: ServerClock): boolean => Math.abs(offsetMs(clock)) > clockWarningMs
