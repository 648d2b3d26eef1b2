export const CATCH_UP_BALL_MS = 160

/**
 * How a returning viewer is brought up to date:
 * none    nothing was missed;
 * fast    every missed ball is played, CATCH_UP_BALL_MS apart;
 * snap    jumps to the current state with a summary of missed balls;
 * result  too many missed balls, or the game is over: shows the result and offers a replay.
 */
export type CatchUp = 'none' | 'fast' | 'snap' | 'result'

export const catchUp = (missedBalls: number, ended: boolean): CatchUp => {
  if (ended || missedBalls > 30) return 'result'
  if (missedBalls > 5) return 'snap'
  return missedBalls > 0 ? 'fast' : 'none'
}
