import type { Game, SettleInput } from '#games/game.ts'
import { inPlayOrder } from '#games/shared/play-order.ts'
import { areWithin } from '#games/shared/result-text.ts'
import type { Won } from '#settlement/won-tier.ts'
import { settleLadder } from '#settlement/settle-ladder.ts'
import type { Settlement } from '#settlement/settlement.ts'
import { arrangements, multiOptions, readPickX, totalUnits, unitsWon } from './pick-x-play.ts'
import { parsePickXPrizeTable, parsePickXRules } from './pick-x-terms.ts'
import type { PickX } from './pick-x.ts'

export const oneDrawGameExtMulti: Game<PickX> = {
  parseRules: parsePickXRules,
  parsePrizeTable: parsePickXPrizeTable,
  validPlays: (rules, plays) => readPickX(rules, plays) !== undefined,
  units(rules, plays) {
    const play = readPickX(rules, plays)
    if (play === undefined) throw new Error(`"${plays}" is not a valid play`)
    return totalUnits(play)
  },
  draw(draws, { pick, from }) {
    const stream = draws('lottery/digits')
    return { digits: Array.from({ length: pick }, () => stream.uniform(from)) }
  },
  resultText: ({ digits }) => digits.join(','),
  highestNumber: ({ from }) => from,
  parseOutcome: ({ pick, from }, numbers) =>
    numbers.length === pick && areWithin(numbers, 0, from - 1) ? { digits: [...numbers] } : undefined,
  settle: settlePickX,
}

function settlePickX(input: SettleInput<PickX>): Settlement {
  const { rules, prizeTable, outcome } = input
  const tiers = prizeTable.tiers.map(tier => ({ ...tier, won: [] as Won[] }))
  for (const { seq0, plays } of inPlayOrder(input.tickets)) {
    const play = readPickX(rules, plays)
    if (play === undefined) throw new Error(`ticket ${seq0} does not hold a valid play`)
    unitsWon(play, outcome.digits).forEach((units, i) => {
      if (units === 0) return
      const option = multiOptions[i]
      const orders = option === 'box' ? arrangements(play.digits) : 1
      tiers.find(tier => tier.option === option && tier.arrangements === orders)?.won.push({ seq0, units })
    })
  }
  return settleLadder(prizeTable, input, tiers)
}
