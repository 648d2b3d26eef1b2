import { clockWarningMs } from '@fairground/contract/constants'

interface Sample {
  readonly latencyMs: number
  readonly offsetMs: number
}

/** The last few pings, newest first. */
export type ServerClock = readonly Sample[]

export const unknownClock: ServerClock = []

const maxSamples = 8

/** Assumes that the server replied half way between sending and receiving. */
export const addPing = (
  clock: ServerClock,
  { sentAt, receivedAt, serverTime }: { sentAt: number; receivedAt: number; serverTime: number },
): ServerClock => {
  const latencyMs = Math.max(0, receivedAt - sentAt)
  const offsetMs = Math.round(serverTime - (sentAt + latencyMs / 2))
  return [{ latencyMs, offsetMs }, ...clock].slice(0, maxSamples)
}

/** Uses the ping with the lowest latency, because its error is at most half its latency. */
export const offsetMs = (clock: ServerClock): number =>
  clock.reduce<Sample | null>(
    (best, sample) => (best === null || sample.latencyMs < best.latencyMs ? sample : best),
    null,
  )?.offsetMs ?? 0

/** The latency of the newest ping, for the signal bars; null before the first ping. */
export const latencyMs = (clock: ServerClock): number | null => clock[0]?.latencyMs ?? null

export const clockIsWrong = (clock: ServerClock): boolean => Math.abs(offsetMs(clock)) > clockWarningMs
