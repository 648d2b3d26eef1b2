/** The numbers of one draw in the order they were drawn; a second set follows the first. */
export type Draw = { readonly numbers: readonly number[]; readonly second?: readonly number[] }

export type Frame =
  | { readonly step: 'START_GAME'; readonly at: number }
  | { readonly step: 'PRE_DRAW'; readonly at: number; readonly drawNum: number }
  | {
      readonly step: 'DRAW_NUM'
      readonly at: number
      readonly drawNum: number
      readonly number: number
      readonly set: 1 | 2
    }
  | { readonly step: 'POST_DRAW'; readonly at: number; readonly drawNum: number; readonly shownUntil: number }
  | { readonly step: 'END_GAME'; readonly at: number }

export type Pace = {
  readonly startToPreDrawMs: number
  readonly preDrawToFirstBallMs: number
  readonly betweenBallsMs: number
  readonly lastBallToPostDrawMs: number
  /** How long the result of a draw is shown; limited by the time until the next step. */
  readonly postDrawShownMs: number
  readonly postDrawToNextMs: number
  readonly postDrawToEndMs: number
}

export const LOTTERY_PACE: Pace = {
  startToPreDrawMs: 3_000,
  preDrawToFirstBallMs: 3_000,
  betweenBallsMs: 4_000,
  lastBallToPostDrawMs: 3_000,
  postDrawShownMs: 4_000,
  postDrawToNextMs: 6_000,
  postDrawToEndMs: 6_000,
}

const listBalls = ({ numbers, second = [] }: Draw): { number: number; set: 1 | 2 }[] => [
  ...numbers.map(number => ({ number, set: 1 as const })),
  ...second.map(number => ({ number, set: 2 as const })),
]

/** From PRE_DRAW to POST_DRAW. A draw without balls still shows both. */
const drawDuration = (pace: Pace, balls: number): number =>
  pace.preDrawToFirstBallMs + Math.max(0, balls - 1) * pace.betweenBallsMs + pace.lastBallToPostDrawMs

const drawFrames = (draw: Draw, drawNum: number, preDrawAt: number, pace: Pace, tailMs: number): Frame[] => {
  const balls = listBalls(draw)
  const firstBallAt = preDrawAt + pace.preDrawToFirstBallMs
  const postDrawAt = preDrawAt + drawDuration(pace, balls.length)
  return [
    { step: 'PRE_DRAW', at: preDrawAt, drawNum },
    ...balls.map(
      ({ number, set }, i): Frame => ({
        step: 'DRAW_NUM',
        at: firstBallAt + i * pace.betweenBallsMs,
        drawNum,
        number,
        set,
      }),
    ),
    {
      step: 'POST_DRAW',
      at: postDrawAt,
      drawNum,
      shownUntil: postDrawAt + Math.min(pace.postDrawShownMs, tailMs),
    },
  ]
}

/** The whole play-out with the time of each frame, so that all viewers see the same ball at the same moment. */
export const timeline = (draws: readonly Draw[], startAt: number, pace: Pace = LOTTERY_PACE): Frame[] => {
  if (draws.length === 0) throw new RangeError('a play-out needs at least one draw')
  const frames: Frame[] = [{ step: 'START_GAME', at: startAt }]
  let at = startAt + pace.startToPreDrawMs
  for (const [i, draw] of draws.entries()) {
    const tailMs = i === draws.length - 1 ? pace.postDrawToEndMs : pace.postDrawToNextMs
    frames.push(...drawFrames(draw, i + 1, at, pace, tailMs))
    at += drawDuration(pace, listBalls(draw).length) + tailMs
  }
  frames.push({ step: 'END_GAME', at })
  return frames
}

/** From START_GAME to END_GAME for draws with these ball counts. */
export const totalDuration = (pace: Pace, ballCounts: readonly number[]): number =>
  pace.startToPreDrawMs +
  ballCounts.reduce((sum, balls) => sum + drawDuration(pace, balls), 0) +
  Math.max(0, ballCounts.length - 1) * pace.postDrawToNextMs +
  pace.postDrawToEndMs
