import { createSimulation } from '@fairground/console/features/games/simulation/simulation'
import { describeGame, type SoldTerms } from '@fairground/console/features/games/simulation/describe-game'

/** How far a simulated return is from the exact one, in standard errors. */
export interface Judged {
  readonly kind: string
  readonly deviation: number
  /** Whether the exact return is one number, and not an interval. */
  readonly isExact: boolean
  readonly instances: number
}

const instanceSteps = [500, 2000, 8000]
/** The distribution of the sum must be close to a normal one: as if its rarest part happened about 30 times. */
const maxSkewness = 1 / Math.sqrt(30)
const rounding = 1e-9

const findInstances = (skewness: number): number | undefined =>
  instanceSteps.find(instances => Math.abs(skewness) / Math.sqrt(instances) <= maxSkewness)

/** Simulates terms and compares with the figures of the same terms, or of others where a fault is planted. */
export const judgeReturn = (
  terms: SoldTerms,
  lines: number,
  seed: number,
  simulated: SoldTerms = terms,
): Judged | undefined => {
  const { returns, risk } = describeGame(terms, lines)
  const instances = findInstances(risk.spread.skewness)
  if (instances === undefined) return undefined
  const simulation = createSimulation({ terms: simulated, lines, instances, seed, maxSettledLines: 5000 })
  simulation.run(instances)
  const { measured, high } = simulation.toResult().returned
  const { bounds } = returns
  const price = Number(BigInt(terms.cost) + BigInt(terms.fee)) * lines
  const expectedError = risk.spread.deviation / price / Math.sqrt(instances)
  const error = Math.max((high - measured) / 3, expectedError)
  const distance = Math.max(0, bounds.low - measured, measured - bounds.high)
  return {
    kind: terms.rules.kind,
    deviation: distance <= rounding ? 0 : distance / Math.max(error, rounding),
    isExact: bounds.high - bounds.low <= Math.max(rounding, 0.1 * error),
    instances,
  }
}

const logFactorials = [0]
const logChoose = (n: number, k: number): number => {
  for (let i = logFactorials.length; i <= n; i++) logFactorials[i] = logFactorials[i - 1]! + Math.log(i)
  return logFactorials[n]! - logFactorials[k]! - logFactorials[n - k]!
}

/** The number of successes that `tries` exceed with a probability of at most `risk`. */
export const binomialBound = (tries: number, chance: number, risk: number): number => {
  let tail = 1
  for (let count = 0; count <= tries; count++) {
    tail -= Math.exp(
      logChoose(tries, count) + count * Math.log(chance) + (tries - count) * Math.log1p(-chance),
    )
    if (tail <= risk) return count
  }
  return tries
}
