import type { PlayResult } from './regular-race.ts'
import { payoutAmount, type Payout, type TierResult } from '../settlement.ts'

interface Standing {
  /** Of the player's first play. */
  seq0: number
  matches: number
  won: bigint
}

/** How the players of a race stand. */
export class Standings {
  readonly #byPlayer = new Map<string, Standing>()
  readonly #byWinningPlay = new Map<number, Standing>()

  add(player: string, seq0: number, { matches, isWinner }: PlayResult): void {
    let standing = this.#byPlayer.get(player)
    if (standing === undefined) {
      standing = { seq0, matches: 0, won: 0n }
      this.#byPlayer.set(player, standing)
    }
    standing.matches += matches
    if (isWinner) this.#byWinningPlay.set(seq0, standing)
  }

  /** The first plays of the players by what they won, then by matches, then by who joined first. */
  ranked(payouts: readonly Payout[]): number[] {
    for (const payout of payouts) {
      const standing = this.#byWinningPlay.get(payout.seq0)
      if (standing) standing.won += payoutAmount(payout)
    }
    return [...this.#byPlayer.values()].sort(compare).map(({ seq0 }) => seq0)
  }
}

const compare = (a: Standing, b: Standing): number =>
  a.won === b.won ? b.matches - a.matches || a.seq0 - b.seq0 : a.won < b.won ? 1 : -1

/**
 * Shares the rest among the ranks that have a player, in the proportion of their percentages. Units left over go
 * one each to the ranks from the first on, so that no rank gets less than one below it.
 */
export function payRanks(
  ranked: readonly number[],
  percents: readonly number[],
  rest: bigint,
): { tiers: TierResult[]; payouts: Payout[]; paid: bigint } {
  const filled = percents.slice(0, ranked.length)
  const whole = BigInt(filled.reduce((sum, each) => sum + each, 0))
  const parts = filled.map(percent => (rest * BigInt(percent)) / whole)
  const left = Number(filled.length === 0 ? 0n : rest - parts.reduce((sum, each) => sum + each, 0n))
  const amounts = parts.map((part, i) => (i < left ? part + 1n : part))
  const nameOf = (i: number) => `rank/${i + 1}`
  return {
    tiers: amounts.map((amount, i) => ({ name: nameOf(i), winners: 1, fund: amount, paid: amount })),
    payouts: amounts.flatMap((amount, i) =>
      amount > 0n ? [{ seq0: ranked[i] ?? 0, tier: nameOf(i), fromPool: amount, fromJackpot: 0n }] : [],
    ),
    paid: amounts.reduce((sum, each) => sum + each, 0n),
  }
}
