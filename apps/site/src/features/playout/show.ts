import { type PlayoutState, playoutAt } from '@fairground/rules/playout/state'
import type { Frame } from '@fairground/rules/playout/timeline'
import { comeBack, freeze, LIVE, type ShownClock, shownAt } from '#features/playout/shown-clock.ts'

/** A drop shorter than this is not worth a word. */
const graceMs = 2000
/** The clock is looked at this often at least: a new measurement of it must not make a ball late. */
const longestWaitMs = 1000

export interface Show {
  readonly state: PlayoutState
  /** The moment of the show that is on. */
  readonly at: number
  /** Balls that fell while the viewer was away, since they last came back. */
  readonly missed: readonly number[]
  /** The moments of the show at which those fell. */
  readonly missedAt: readonly number[]
  /** Without a connection for longer than the grace. */
  readonly gone: boolean
  /** False while standing still or catching up. */
  readonly present: boolean
}

export interface ShowWorld {
  /** The server's time. */
  readonly now: () => number
  /** Tells at once, and whenever it changes, whether the page is connected. */
  readonly watchConnection: (listener: (connected: boolean) => void) => () => void
  readonly watchVisibility: (listener: () => void) => () => void
}

export interface RunningShow {
  readonly subscribe: (listener: () => void) => () => void
  readonly read: () => Show
  /** The moment it stands still at; undefined while it does not. */
  readonly stoodAt: () => number | undefined
}

/** The play-out over time. It changes exactly when the next frame is due by the server's clock. */
export const runShow = (frames: readonly Frame[], world: ShowWorld, leftAt?: number): RunningShow => {
  const listeners = new Set<() => void>()
  let clock: ShownClock = leftAt === undefined ? LIVE : { kind: 'frozen', at: leftAt }
  let away: Pick<Show, 'missed' | 'missedAt'> = { missed: [], missedAt: [] }
  let gone = false
  let timer: ReturnType<typeof setTimeout> | undefined

  const compute = (): { show: Show; lookAgainAt: number | undefined } => {
    const { at, caughtUp, lookAgainAt } = shownAt(clock, frames, world.now())
    return { show: { state: playoutAt(frames, at), at, ...away, gone, present: caughtUp }, lookAgainAt }
  }
  let current = compute()

  const wait = (): void => {
    clearTimeout(timer)
    const { lookAgainAt } = current
    if (lookAgainAt === undefined) return
    timer = setTimeout(look, Math.min(longestWaitMs, Math.max(0, lookAgainAt - world.now())))
  }
  const change = (): void => {
    current = compute()
    for (const listener of listeners) listener()
    wait()
  }
  const look = (): void => {
    const due = current.lookAgainAt
    if (due !== undefined && world.now() >= due) change()
    else wait()
  }
  const leave = (): void => {
    gone = true
    clock = freeze(clock, world.now())
    change()
  }
  const back = (): void => {
    gone = false
    const returned = comeBack(clock, frames, world.now())
    clock = returned.clock
    if (returned.missed.length > 0)
      away = {
        missed: returned.missed.map(ball => ball.number),
        missedAt: returned.missed.map(ball => ball.at),
      }
    change()
  }

  const start = (): (() => void) => {
    let grace: ReturnType<typeof setTimeout> | undefined
    const stopConnection = world.watchConnection(connected => {
      clearTimeout(grace)
      if (connected) back()
      else grace = setTimeout(leave, graceMs)
    })
    const stopVisibility = world.watchVisibility(look)
    wait()
    return () => {
      clearTimeout(grace)
      clearTimeout(timer)
      stopConnection()
      stopVisibility()
    }
  }
  let stop = (): void => undefined

  return {
    read: () => current.show,
    stoodAt: () => (clock.kind === 'frozen' ? clock.at : undefined),
    subscribe: listener => {
      listeners.add(listener)
      if (listeners.size === 1) stop = start()
      return () => {
        listeners.delete(listener)
        if (listeners.size === 0) stop()
      }
    },
  }
}
