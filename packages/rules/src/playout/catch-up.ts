export const CATCH_UP_BALL_MS = 160

/**
 * How a viewer who comes back is brought to the present:
 * none    nothing was missed;
 * fast    each missed ball is played, CATCH_UP_BALL_MS apart;
 * snap    straight to the present, with a summary of what was missed;
 * result  too much to tell, or the game is over: the result, with an offer to replay.
 */
export type CatchUp = 'none' | 'fast' | 'snap' | 'result'

export const catchUp = (missedBalls: number, ended: boolean): CatchUp => {
  if (ended || missedBalls > 30) return 'result'
  if (missedBalls > 5) return 'snap'
  return missedBalls > 0 ? 'fast' : 'none'
}
