/** Above this mean the sum of the probabilities would underflow, and the tail bound is close enough. */
const exactUpTo = 600

/**
 * The number of winners that is exceeded with a probability of at most `risk`, if winners are rare and independent
 * (Poisson with this mean). Large means use Bernstein's bound, which is never too low.
 */
export const winnerQuantile = (mean: number, risk: number): number => {
  if (mean > exactUpTo) {
    const log = Math.log(1 / risk)
    return Math.ceil(mean + log / 3 + Math.sqrt((log * log) / 9 + 2 * mean * log))
  }
  let winners = 0
  let probability = Math.exp(-mean)
  let tail = 1 - probability
  while (tail > risk && probability > 0) {
    winners++
    probability *= mean / winners
    tail -= probability
  }
  return winners
}
