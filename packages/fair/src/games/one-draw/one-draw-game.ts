import type { Game, SettleInput } from '#games/game.ts'
import { drawnTable, countMatches, validNumbers } from '#games/shared/numbers-play.ts'
import { inPlayOrder } from '#games/shared/play-order.ts'
import { arePicked } from '#games/shared/result-text.ts'
import type { Won } from '#settlement/won-tier.ts'
import { settleLadder } from '#settlement/settle-ladder.ts'
import type { Settlement } from '#settlement/settlement.ts'
import { parseOneDrawPrizeTable, parseOneDrawRules } from './one-draw-terms.ts'
import type { OneDraw } from './one-draw.ts'

export const oneDrawGame: Game<OneDraw> = {
  parseRules: parseOneDrawRules,
  parsePrizeTable: parseOneDrawPrizeTable,
  validPlays: validNumbers,
  units: () => 1,
  draw: (draws, { pick, from }) => ({
    numbers: draws('lottery/main').pick(pick, from),
  }),
  resultText: ({ numbers }) => numbers.join(','),
  highestNumber: ({ from }) => from,
  parseOutcome: ({ pick, from }, numbers) =>
    arePicked(numbers, pick, from) ? { numbers: [...numbers] } : undefined,
  settle: settleOneDraw,
}

function settleOneDraw(input: SettleInput<OneDraw>): Settlement {
  const { prizeTable } = input
  const won = winnersByMatches(input)
  const tiers = prizeTable.tiers.map(tier => ({ ...tier, ladder: 0, won: won[tier.matches] ?? [] }))
  return settleLadder(prizeTable, input, tiers)
}

function winnersByMatches({ rules, outcome, prizeTable, tickets }: SettleInput<OneDraw>): Won[][] {
  const drawn = drawnTable(rules.from, outcome.numbers)
  const won: Won[][] = []
  for (const { matches } of prizeTable.tiers) won[matches] = []
  for (const { seq0, plays } of inPlayOrder(tickets)) {
    const matches = countMatches(rules, plays, drawn)
    if (matches === undefined) throw new Error(`ticket ${seq0} does not hold a valid play`)
    won[matches]?.push({ seq0, units: 1 })
  }
  return won
}
