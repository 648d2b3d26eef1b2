import { openDraw } from '../draw.ts'
import type { Game, PoolShares } from './game.ts'
import type { FixedPrize, SharePrize } from './prize.ts'
import { settleRaffle } from './raffle-settle.ts'
import { parseRafflePrizeTable, parseRaffleRules } from './raffle-terms.ts'
import { areDifferent, areWithin } from './result-text.ts'

/** Numbered tickets, `winners` of them drawn; a ticket wins once. */
export interface RaffleRules {
  kind: 'raffleGame'
  winners: number
}

/** Minor units as a decimal string; they are set aside until the winner has chosen. */
export type ItemPrize = { kind: 'item'; item: string; cashOption: string }
export type RafflePrize = SharePrize | FixedPrize | ItemPrize

export interface RaffleTier {
  name: string
  /** How many tickets win this prize, each the whole of it. */
  winners: number
  prize: RafflePrize
}

export interface RafflePrizeTable extends PoolShares {
  /** In the order in which their winners are drawn. */
  tiers: RaffleTier[]
}

export interface Raffle {
  rules: RaffleRules
  prizeTable: RafflePrizeTable
  /** The places of the winning tickets in drawn order; fewer than prizes if fewer tickets were sold. */
  outcome: { winners: number[] }
}

const lastPlace = 0xffffffff

export const raffleGame: Game<Raffle> = {
  parseRules: parseRaffleRules,
  parsePrizeTable: parseRafflePrizeTable,
  validPlays: (_, plays) => plays === '',
  units: () => 1,
  draw: (seed, closeHash, { winners }, field) => {
    const stream = openDraw(seed, closeHash, 'raffle/main')
    const drawn = stream.raffle(Math.min(winners, field.tickets), field.tickets)
    return { winners: drawn.map(index => field.seq0At(index)) }
  },
  resultText: ({ winners }) => winners.join(','),
  outcomeOf: (rules, numbers) =>
    numbers.length <= rules.winners && areWithin(numbers, 0, lastPlace) && areDifferent(numbers)
      ? { winners: [...numbers] }
      : undefined,
  settle: settleRaffle,
}
