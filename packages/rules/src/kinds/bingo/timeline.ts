import { type Frame, type Pace, timeline } from '#playout/timeline.ts'

export const BINGO_PACE: Pace = {
  startToPreDrawMs: 3_000,
  preDrawToFirstBallMs: 3_000,
  betweenBallsMs: 3_000,
  lastBallToPostDrawMs: 3_000,
  postDrawShownMs: 6_000,
  postDrawToNextMs: 8_000,
  postDrawToEndMs: 8_000,
}

/** Stops at the call that decides the last prize, because later balls decide nothing. */
export const bingoTimeline = (
  calls: readonly number[],
  decidingCall: number,
  startAt: number,
  pace: Pace = BINGO_PACE,
): Frame[] => timeline([{ numbers: calls.slice(0, decidingCall) }], startAt, pace)
