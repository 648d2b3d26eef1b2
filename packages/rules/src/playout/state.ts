import type { Frame } from './timeline.ts'

/**
 * countdown        before START_GAME
 * rng_started      from START_GAME, and from each further PRE_DRAW, until the draw's result is shown
 * draw_ended       the result of a draw is on show (POST_DRAW)
 * draw_post_ended  that showing is over; the next draw or the end follows
 * ended            END_GAME
 */
export const PLAYOUT_PHASES = ['countdown', 'rng_started', 'draw_ended', 'draw_post_ended', 'ended'] as const

export type PlayoutPhase = (typeof PLAYOUT_PHASES)[number]

const RESULT_SHOWN: readonly PlayoutPhase[] = ['draw_ended', 'draw_post_ended', 'ended']

export const isResultShown = (phase: PlayoutPhase): boolean => RESULT_SHOWN.includes(phase)

export type DrawnBall = Extract<Frame, { step: 'DRAW_NUM' }>

export type PlayoutState = {
  readonly phase: PlayoutPhase
  /** The last step shown; undefined before START_GAME. */
  readonly step: Frame['step'] | undefined
  /** 0 before the first draw. */
  readonly currentDrawNum: number
  /** The ball on stage: the last of the current draw, undefined before its first. */
  readonly currentBall: DrawnBall | undefined
  /** The balls of the current draw so far. */
  readonly currentDraw: readonly DrawnBall[]
  /** The balls of the draws before it. */
  readonly drawHistory: readonly (readonly DrawnBall[])[]
  /** When this state changes next; undefined once ended. */
  readonly nextAt: number | undefined
}

const phaseOf = (last: Frame | undefined, now: number): PlayoutPhase => {
  if (!last) return 'countdown'
  if (last.step === 'POST_DRAW') return now < last.shownUntil ? 'draw_ended' : 'draw_post_ended'
  return last.step === 'END_GAME' ? 'ended' : 'rng_started'
}

/** The state of the show at `now`: the same for a live viewer, a late one, a reconnecting one and a replay. */
export const playoutAt = (frames: readonly Frame[], now: number): PlayoutState => {
  const shown = frames.filter(frame => frame.at <= now)
  const last = shown.at(-1)
  const phase = phaseOf(last, now)
  const draws: DrawnBall[][] = []
  for (const frame of shown) {
    if (frame.step === 'PRE_DRAW') draws.push([])
    if (frame.step === 'DRAW_NUM') draws.at(-1)?.push(frame)
  }
  const currentDraw = draws.at(-1) ?? []
  return {
    phase,
    step: last?.step,
    currentDrawNum: draws.length,
    currentBall: currentDraw.at(-1),
    currentDraw,
    drawHistory: draws.slice(0, -1),
    nextAt: last?.step === 'POST_DRAW' && phase === 'draw_ended' ? last.shownUntil : frames[shown.length]?.at,
  }
}

/** The balls drawn while nobody looked: after `previousNow`, up to and including `now`. */
export const missedSince = (frames: readonly Frame[], previousNow: number, now: number): DrawnBall[] =>
  frames.filter(
    (frame): frame is DrawnBall => frame.step === 'DRAW_NUM' && frame.at > previousNow && frame.at <= now,
  )
