import { CATCH_UP_BALL_MS, catchUp } from '@fairground/rules/playout/catch-up'
import { type DrawnBall, missedSince, playoutAt } from '@fairground/rules/playout/state'
import type { Frame } from '@fairground/rules/playout/timeline'

/**
 * Which moment of the play-out is on the stage.
 * live        the current moment;
 * frozen      the moment of the disconnection, because later moments are unknown;
 * catchingUp  the missed balls in quick succession, then live.
 */
export type PlayoutClock =
  | { readonly kind: 'live' }
  | { readonly kind: 'frozen'; readonly at: number }
  | { readonly kind: 'catchingUp'; readonly since: number; readonly moments: readonly number[] }

export const LIVE: PlayoutClock = { kind: 'live' }

export const freeze = (clock: PlayoutClock, now: number): PlayoutClock =>
  clock.kind === 'frozen' ? clock : { kind: 'frozen', at: now }

export type Resumed = { readonly clock: PlayoutClock; readonly missed: readonly DrawnBall[] }

/** After reconnecting: the clock that leads back to live, and the balls drawn in between. */
export const resume = (clock: PlayoutClock, frames: readonly Frame[], now: number): Resumed => {
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

export type ClockPosition = {
  /** The moment on the stage. */
  readonly at: number
  /** When to check again; undefined if only another event can change the position. */
  readonly nextCheckAt: number | undefined
  readonly caughtUp: boolean
}

export const clockPositionAt = (
  clock: PlayoutClock,
  frames: readonly Frame[],
  now: number,
): ClockPosition => {
  if (clock.kind === 'frozen') return { at: clock.at, nextCheckAt: undefined, caughtUp: false }
  if (clock.kind === 'catchingUp') {
    const step = Math.max(0, Math.floor((now - clock.since) / CATCH_UP_BALL_MS))
    const at = clock.moments[step]
    if (at !== undefined)
      return { at, nextCheckAt: clock.since + (step + 1) * CATCH_UP_BALL_MS, caughtUp: false }
  }
  return { at: now, nextCheckAt: playoutAt(frames, now).nextAt, caughtUp: true }
}
