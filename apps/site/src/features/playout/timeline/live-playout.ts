import { type PlayoutState, playoutAt } from '@fairground/rules/playout/state'
import type { Frame } from '@fairground/rules/playout/timeline'
import { resume, freeze, LIVE, type PlayoutClock, clockPositionAt } from './playout-clock.ts'

/** Shorter disconnections are ignored. */
const graceMs = 2000
/** Upper bound of a timer, so that a correction of the server clock cannot delay a ball for long. */
const maxWaitMs = 1000

export interface PlayoutMoment {
  readonly state: PlayoutState
  /** The position in the play-out. */
  readonly at: number
  /** The balls drawn during the viewer's last absence. */
  readonly missed: readonly number[]
  /** The times of the missed balls. */
  readonly missedAt: readonly number[]
  /** Without a connection for longer than the grace period. */
  readonly disconnected: boolean
  /** False while frozen or catching up. */
  readonly present: boolean
}

export interface PlayoutEnvironment {
  /** The server's time. */
  readonly now: () => number
  /** Calls the listener with the current connection state and at every change. */
  readonly watchConnection: (listener: (connected: boolean) => void) => () => void
  readonly watchVisibility: (listener: () => void) => () => void
}

export interface PlayoutSource {
  readonly subscribe: (listener: () => void) => () => void
  readonly read: () => PlayoutMoment
  /** The position at which it is frozen; undefined while it runs. */
  readonly frozenAt: () => number | undefined
}

/** A live play-out. It changes exactly when the next frame is due on the server's clock. */
export const runLivePlayout = (
  frames: readonly Frame[],
  environment: PlayoutEnvironment,
  resumeFrom?: number,
): PlayoutSource => {
  const listeners = new Set<() => void>()
  let clock: PlayoutClock = resumeFrom === undefined ? LIVE : { kind: 'frozen', at: resumeFrom }
  let away: Pick<PlayoutMoment, 'missed' | 'missedAt'> = { missed: [], missedAt: [] }
  let disconnected = false
  let timer: ReturnType<typeof setTimeout> | undefined

  const compute = (): { moment: PlayoutMoment; nextCheckAt: number | undefined } => {
    const { at, caughtUp, nextCheckAt } = clockPositionAt(clock, frames, environment.now())
    return {
      moment: { state: playoutAt(frames, at), at, ...away, disconnected, present: caughtUp },
      nextCheckAt,
    }
  }
  let current = compute()

  const wait = (): void => {
    clearTimeout(timer)
    const { nextCheckAt } = current
    if (nextCheckAt === undefined) return
    timer = setTimeout(check, Math.min(maxWaitMs, Math.max(0, nextCheckAt - environment.now())))
  }
  const change = (): void => {
    current = compute()
    for (const listener of listeners) listener()
    wait()
  }
  const check = (): void => {
    const due = current.nextCheckAt
    if (due !== undefined && environment.now() >= due) change()
    else wait()
  }
  const disconnect = (): void => {
    disconnected = true
    clock = freeze(clock, environment.now())
    change()
  }
  const reconnect = (): void => {
    disconnected = false
    const resumed = resume(clock, frames, environment.now())
    clock = resumed.clock
    if (resumed.missed.length > 0)
      away = {
        missed: resumed.missed.map(ball => ball.number),
        missedAt: resumed.missed.map(ball => ball.at),
      }
    change()
  }

  const start = (): (() => void) => {
    let grace: ReturnType<typeof setTimeout> | undefined
    const stopConnection = environment.watchConnection(connected => {
      clearTimeout(grace)
      if (connected) reconnect()
      else grace = setTimeout(disconnect, graceMs)
    })
    const stopVisibility = environment.watchVisibility(check)
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
    read: () => current.moment,
    frozenAt: () => (clock.kind === 'frozen' ? clock.at : undefined),
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
