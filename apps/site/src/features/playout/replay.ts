import { playoutAt } from '@fairground/rules/playout/state'
import type { Frame } from '@fairground/rules/playout/timeline'
import {
  ballTicks,
  momentOf,
  neighbourBall,
  type PlayRate,
  startTransport,
  timeOf,
  turned,
} from '@fairground/rules/playout/transport'
import type { RunningShow, Show } from '#features/playout/show.ts'

export interface Transport {
  readonly playing: boolean
  readonly rate: PlayRate
  /** From the start of the show, in milliseconds; negative while it is still to begin. */
  readonly position: () => number
  readonly lengthMs: number
  /** Where the balls lie, 0 to 1. */
  readonly ticks: readonly number[]
  readonly play: () => void
  readonly pause: () => void
  readonly setRate: (rate: PlayRate) => void
  readonly seek: (position: number) => void
  readonly toBall: (direction: 1 | -1) => void
  readonly toEnd: () => void
}

export interface RunningReplay extends RunningShow {
  readonly transport: () => Transport
}

/** A show that is over, shown again by a clock of its own. It needs no connection. */
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

  const moment = (): number => momentOf(clock, frames, now())
  const compute = (present: boolean): Show => {
    const at = moment()
    return { state: playoutAt(frames, at), at, missed: [], missedAt: [], gone: false, present }
  }
  let show = compute(true)

  const wait = (): void => {
    clearTimeout(timer)
    const { nextAt } = playoutAt(frames, moment())
    const due = nextAt === undefined ? undefined : timeOf(clock, nextAt)
    if (due !== undefined) timer = setTimeout(look, Math.max(0, due - now()))
  }
  const tell = (present: boolean): void => {
    show = compute(present)
    if (transport.playing && show.at >= end) transport = describe()
    for (const listener of listeners) listener()
    wait()
  }
  const look = (): void => tell(true)
  const turn = (change: Parameters<typeof turned>[3], present = true): void => {
    clock = turned(clock, frames, now(), change)
    transport = describe()
    tell(present)
  }
  const seek = (at: number): void => turn({ at: Math.min(end, Math.max(start, at)) }, false)

  const describe = (): Transport => ({
    playing: clock.playing && moment() < end,
    rate: clock.rate,
    position: () => moment() - start,
    lengthMs: end - start,
    ticks,
    play: () => turn({ playing: true, ...(moment() >= end && { at: start }) }),
    pause: () => turn({ playing: false }),
    setRate: rate => turn({ rate }),
    seek: position => seek(start + position),
    toBall: direction => seek(neighbourBall(frames, moment(), direction) ?? (direction === 1 ? end : start)),
    toEnd: () => seek(end),
  })
  let transport = describe()

  return {
    read: () => show,
    stoodAt: () => undefined,
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
