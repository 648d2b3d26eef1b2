import { describeGame, type SoldTerms } from '#features/games/simulation/describe-game.ts'

/** What the guaranteed prizes of a run need at most, in minor units. Throws if the terms cannot be read. */
export const getRequiredReserve = (terms: SoldTerms): bigint => {
  const { parts } = describeGame(terms, 1).risk.maxCost
  return BigInt(Math.ceil(parts.find(({ name }) => name === 'guaranteed')?.amount ?? 0))
}
