import type { Frame } from './timeline.ts'

/**
 * countdown        before START_GAME
 * rng_started      from START_GAME, and from each further PRE_DRAW, until the draw's result is shown
 * draw_ended       the result of a draw is shown (POST_DRAW)
 * draw_post_ended  the result is no longer shown; the next draw or the end follows
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
  /** The balls of the earlier draws. */
  readonly drawHistory: readonly (readonly DrawnBall[])[]
  /** The time of the next change; undefined when ended. */
  readonly nextAt: number | undefined
}

const getPhase = (last: Frame | undefined, now: number): PlayoutPhase => {
  if (!last) return 'countdown'
  if (last.step === 'POST_DRAW') return now < last.shownUntil ? 'draw_ended' : 'draw_post_ended'
  return last.step === 'END_GAME' ? 'ended' : 'rng_started'
}

/** The play-out state at `now`: the same for live, late, reconnecting and replay viewers. */
export const playoutAt = (frames: readonly Frame[], now: number): PlayoutState => {
  const shown = frames.filter(frame => frame.at <= now)
  const last = shown.at(-1)
  const phase = getPhase(last, now)
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

/** The balls drawn after `previousNow` up to and including `now`. */
export const missedSince = (frames: readonly Frame[], previousNow: number, now: number): DrawnBall[] =>
  frames.filter(
    (frame): frame is DrawnBall => frame.step === 'DRAW_NUM' && frame.at > previousNow && frame.at <= now,
  )
