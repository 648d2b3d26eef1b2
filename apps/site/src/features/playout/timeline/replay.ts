import { playoutAt } from '@fairground/rules/playout/state'
import type { Frame } from '@fairground/rules/playout/timeline'
import {
  ballTicks,
  positionAt,
  neighbourBall,
  type PlayRate,
  startTransport,
  timeAt,
  adjustTransport,
} from '@fairground/rules/playout/transport'
import type { PlayoutSource, PlayoutMoment } from './live-playout.ts'

export interface Transport {
  readonly playing: boolean
  readonly rate: PlayRate
  /** Milliseconds from the start of the play-out; negative before the start. */
  readonly position: () => number
  readonly lengthMs: number
  /** The positions of the balls, from 0 to 1. */
  readonly ticks: readonly number[]
  readonly play: () => void
  readonly pause: () => void
  readonly setRate: (rate: PlayRate) => void
  readonly seek: (position: number) => void
  readonly toBall: (direction: 1 | -1) => void
  readonly toEnd: () => void
}

export interface RunningReplay extends PlayoutSource {
  readonly transport: () => Transport
}

/** Plays a finished play-out on its own clock. It needs no connection. */
export const runReplay = (
  frames: readonly Frame[],
  leadMs: number,
  now: () => number = Date.now,
): RunningReplay => {
  const listeners = new Set<() => void>()
  const start = frames[0]?.at ?? 0
  const end = frames.at(-1)?.at ?? 0
  const ticks = ballTicks(frames)
  let clock = startTransport(frames, leadMs, now())
  let timer: ReturnType<typeof setTimeout> | undefined

  const moment = (): number => positionAt(clock, frames, now())
  const compute = (present: boolean): PlayoutMoment => {
    const at = moment()
    return { state: playoutAt(frames, at), at, missed: [], missedAt: [], disconnected: false, present }
  }
  let current = compute(true)

  const wait = (): void => {
    clearTimeout(timer)
    const { nextAt } = playoutAt(frames, moment())
    const due = nextAt === undefined ? undefined : timeAt(clock, nextAt)
    if (due !== undefined) timer = setTimeout(tick, Math.max(0, due - now()))
  }
  const update = (present: boolean): void => {
    current = compute(present)
    if (transport.playing && current.at >= end) transport = toTransport()
    for (const listener of listeners) listener()
    wait()
  }
  const tick = (): void => update(true)
  const adjust = (change: Parameters<typeof adjustTransport>[3], present = true): void => {
    clock = adjustTransport(clock, frames, now(), change)
    transport = toTransport()
    update(present)
  }
  const seek = (at: number): void => adjust({ at: Math.min(end, Math.max(start, at)) }, false)

  const toTransport = (): Transport => ({
    playing: clock.playing && moment() < end,
    rate: clock.rate,
    position: () => moment() - start,
    lengthMs: end - start,
    ticks,
    play: () => adjust({ playing: true, ...(moment() >= end && { at: start }) }),
    pause: () => adjust({ playing: false }),
    setRate: rate => adjust({ rate }),
    seek: position => seek(start + position),
    toBall: direction => seek(neighbourBall(frames, moment(), direction) ?? (direction === 1 ? end : start)),
    toEnd: () => seek(end),
  })
  let transport = toTransport()

  return {
    read: () => current,
    frozenAt: () => undefined,
    transport: () => transport,
    subscribe: listener => {
      listeners.add(listener)
      if (listeners.size === 1) wait()
      return () => {
        listeners.delete(listener)
        if (listeners.size === 0) clearTimeout(timer)
      }
    },
  }
}
