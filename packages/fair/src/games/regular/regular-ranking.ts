import type { PlayResult } from './regular-race.ts'
import { payoutAmount, type Payout, type TierResult } from '#settlement/settlement.ts'

interface RaceEntry {
  /** The tree index of the player's first play. */
  seq0: number
  matches: number
  won: bigint
}

/** The ranking of the players of a race. */
export class RaceRanking {
  readonly #byPlayer = new Map<string, RaceEntry>()
  readonly #byWinningPlay = new Map<number, RaceEntry>()

  add(player: string, seq0: number, { matches, isWinner }: PlayResult): void {
    let entry = this.#byPlayer.get(player)
    if (entry === undefined) {
      entry = { seq0, matches: 0, won: 0n }
      this.#byPlayer.set(player, entry)
    }
    entry.matches += matches
    if (isWinner) this.#byWinningPlay.set(seq0, entry)
  }

  /** The players' first plays, ordered by amount won, then by matches, then by the earliest play. */
  ranked(payouts: readonly Payout[]): number[] {
    for (const payout of payouts) {
      const entry = this.#byWinningPlay.get(payout.seq0)
      if (entry) entry.won += payoutAmount(payout)
    }
    return [...this.#byPlayer.values()].sort(compare).map(({ seq0 }) => seq0)
  }
}

const compare = (a: RaceEntry, b: RaceEntry): number =>
  a.won === b.won ? b.matches - a.matches || a.seq0 - b.seq0 : a.won < b.won ? 1 : -1

/**
 * Shares the remaining fund among the occupied ranks in proportion to their percentages. Remaining units go one each
 * to the top ranks, so that no rank gets less than a lower one.
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
  const rankName = (i: number) => `rank/${i + 1}`
  return {
    tiers: amounts.map((amount, i) => ({
      name: rankName(i),
      winners: 1,
      units: 1,
      fund: amount,
      paid: amount,
    })),
    payouts: amounts.flatMap((amount, i) =>
      amount > 0n ? [{ seq0: ranked[i] ?? 0, tier: rankName(i), fromPool: amount, fromJackpot: 0n }] : [],
    ),
    paid: amounts.reduce((sum, each) => sum + each, 0n),
  }
}
