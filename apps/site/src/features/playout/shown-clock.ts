import { CATCH_UP_BALL_MS, catchUp } from '@fairground/rules/playout/catch-up'
import { type DrawnBall, missedSince, playoutAt } from '@fairground/rules/playout/state'
import type { Frame } from '@fairground/rules/playout/timeline'

/**
 * Which moment of the show is on the stage.
 * live        the present;
 * frozen      the moment the connection went: nothing is claimed about what happens meanwhile;
 * catchingUp  the balls that were missed, quickly one after another, then the present.
 */
export type ShownClock =
  | { readonly kind: 'live' }
  | { readonly kind: 'frozen'; readonly at: number }
  | { readonly kind: 'catchingUp'; readonly since: number; readonly moments: readonly number[] }

export const LIVE: ShownClock = { kind: 'live' }

export const freeze = (clock: ShownClock, now: number): ShownClock =>
  clock.kind === 'frozen' ? clock : { kind: 'frozen', at: now }

export type Return = { readonly clock: ShownClock; readonly missed: readonly DrawnBall[] }

/** Back in touch: how to come to the present, and which balls fell meanwhile. */
export const comeBack = (clock: ShownClock, frames: readonly Frame[], now: number): Return => {
  if (clock.kind !== 'frozen') return { clock, missed: [] }
  const missed = missedSince(frames, clock.at, now)
  const ended = playoutAt(frames, now).phase === 'ended'
  return catchUp(missed.length, ended) === 'fast'
    ? {
        clock: { kind: 'catchingUp', since: now, moments: missed.map(ball => ball.at) },
        missed,
      }
    : { clock: LIVE, missed }
}

export type Shown = {
  /** The moment to show. */
  readonly at: number
  /** When to look again; undefined: only when something else changes. */
  readonly lookAgainAt: number | undefined
  readonly caughtUp: boolean
}

export const shownAt = (clock: ShownClock, frames: readonly Frame[], now: number): Shown => {
  if (clock.kind === 'frozen') return { at: clock.at, lookAgainAt: undefined, caughtUp: false }
  if (clock.kind === 'catchingUp') {
    const step = Math.max(0, Math.floor((now - clock.since) / CATCH_UP_BALL_MS))
    const at = clock.moments[step]
    if (at !== undefined)
      return { at, lookAgainAt: clock.since + (step + 1) * CATCH_UP_BALL_MS, caughtUp: false }
  }
  return { at: now, lookAgainAt: playoutAt(frames, now).nextAt, caughtUp: true }
}
