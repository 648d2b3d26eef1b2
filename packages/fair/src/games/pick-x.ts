import { openDraw } from '../draw.ts'
import type { Settlement } from '../settlement.ts'
import type { Game, PoolShares, SettleInput } from './game.ts'
import type { Won } from './pay-tiers.ts'
import {
  arrangements,
  type MultiOption,
  multiOptions,
  readPickX,
  totalUnits,
  unitsWon,
} from './pick-x-play.ts'
import { parsePickXPrizeTable, parsePickXRules } from './pick-x-terms.ts'
import { inPlayOrder } from './play-order.ts'
import type { FixedPrize } from './prize.ts'
import { areWithin } from './result-text.ts'
import { settleLadder } from './settle-ladder.ts'

/** A digit 0 .. 9 for each of `pick` positions, staked in units on how the draw may match it. */
export interface PickXRules {
  kind: 'oneDrawGameExtMulti'
  pick: number
  from: 10
  multiOptions: MultiOption[]
}

export interface PickXTier {
  name: string
  option: MultiOption
  /** How many orders the digits of a box have; 1 for the other options. */
  arrangements: number
  /** For each unit. */
  prize: FixedPrize
}

export interface PickXPrizeTable extends PoolShares {
  tiers: PickXTier[]
}

export interface PickX {
  rules: PickXRules
  prizeTable: PickXPrizeTable
  outcome: { digits: number[] }
}

export const oneDrawGameExtMulti: Game<PickX> = {
  parseRules: parsePickXRules,
  parsePrizeTable: parsePickXPrizeTable,
  validPlays: (rules, plays) => readPickX(rules, plays) !== undefined,
  units(rules, plays) {
    const play = readPickX(rules, plays)
    if (play === undefined) throw new Error(`"${plays}" is not a valid play`)
    return totalUnits(play)
  },
  draw(seed, closeHash, { pick, from }) {
    const stream = openDraw(seed, closeHash, 'lottery/digits')
    return { digits: Array.from({ length: pick }, () => stream.uniform(from)) }
  },
  resultText: ({ digits }) => digits.join(','),
  outcomeOf: ({ pick, from }, numbers) =>
    numbers.length === pick && areWithin(numbers, 0, from - 1) ? { digits: [...numbers] } : undefined,
  settle: settlePickX,
}

/** The jackpot of such a game is a reserve: it grows by what the fund has left and pays where the fund is short. */
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
  return settleLadder(prizeTable, input, tiers, 'reserve')
}
