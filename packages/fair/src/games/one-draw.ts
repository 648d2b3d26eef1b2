import { openDraw } from '../draw.ts'
import type { Settlement } from '../settlement.ts'
import type { Game, PoolShares, SettleInput } from './game.ts'
import { drawnTable, matchesOf, validNumbers } from './numbers-play.ts'
import { parseOneDrawPrizeTable, parseOneDrawRules } from './one-draw-terms.ts'
import type { Won } from './pay-tiers.ts'
import { inPlayOrder } from './play-order.ts'
import type { Prize } from './prize.ts'
import { arePicked } from './result-text.ts'
import { settleLadder } from './settle-ladder.ts'

/** Pick `pick` of 1 .. `from`, one draw, prizes by matches. */
export interface OneDrawRules {
  kind: 'oneDrawGame'
  pick: number
  from: number
}

export interface OneDrawTier {
  name: string
  matches: number
  prize: Prize
}

export interface OneDrawPrizeTable extends PoolShares {
  /** Most matches first; the first is the jackpot. */
  tiers: OneDrawTier[]
}

export interface OneDraw {
  rules: OneDrawRules
  prizeTable: OneDrawPrizeTable
  /** In drawn order. */
  outcome: { numbers: number[] }
}

export const oneDrawGame: Game<OneDraw> = {
  parseRules: parseOneDrawRules,
  parsePrizeTable: parseOneDrawPrizeTable,
  validPlays: validNumbers,
  units: () => 1,
  draw: (seed, closeHash, { pick, from }) => ({
    numbers: openDraw(seed, closeHash, 'lottery/main').pick(pick, from),
  }),
  resultText: ({ numbers }) => numbers.join(','),
  outcomeOf: ({ pick, from }, numbers) =>
    arePicked(numbers, pick, from) ? { numbers: [...numbers] } : undefined,
  settle: settleOneDraw,
}

function settleOneDraw(input: SettleInput<OneDraw>): Settlement {
  const { prizeTable } = input
  const won = winnersByMatches(input)
  const tiers = prizeTable.tiers.map(tier => ({ ...tier, won: won[tier.matches] ?? [] }))
  return settleLadder(prizeTable, input, tiers, 'prize')
}

function winnersByMatches({ rules, outcome, prizeTable, tickets }: SettleInput<OneDraw>): Won[][] {
  const drawn = drawnTable(rules.from, outcome.numbers)
  const won: Won[][] = []
  for (const { matches } of prizeTable.tiers) won[matches] = []
  for (const { seq0, plays } of inPlayOrder(tickets)) {
    const matches = matchesOf(rules, plays, drawn)
    if (matches === undefined) throw new Error(`ticket ${seq0} does not hold a valid play`)
    won[matches]?.push({ seq0, units: 1 })
  }
  return won
}
