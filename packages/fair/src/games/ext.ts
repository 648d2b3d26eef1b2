import { openDraw } from '../draw.ts'
import type { Settlement } from '../settlement.ts'
import { parseExtPrizeTable, parseExtRules } from './ext-terms.ts'
import type { Game, PoolShares, SettleInput } from './game.ts'
import { drawnTable, matchesOf, validNumbers } from './numbers-play.ts'
import type { Won } from './pay-tiers.ts'
import { inPlayOrder } from './play-order.ts'
import type { Prize } from './prize.ts'
import { arePicked } from './result-text.ts'
import { settleLadder } from './settle-ladder.ts'

/** Pick `pick` of 1 .. `from` and `pick2nd` of 1 .. `from2nd`, each drawn from its own pool. */
export interface ExtRules {
  kind: 'oneDrawGameExt'
  pick: number
  from: number
  pick2nd: number
  from2nd: number
}

export interface ExtTier {
  name: string
  matches: number
  matches2nd: number
  prize: Prize
}

export interface ExtPrizeTable extends PoolShares {
  /** The first is the jackpot; no two ask for the same matches. */
  tiers: ExtTier[]
}

export interface Ext {
  rules: ExtRules
  prizeTable: ExtPrizeTable
  /** Each in drawn order. */
  outcome: { numbers: number[]; second: number[] }
}

export const oneDrawGameExt: Game<Ext> = {
  parseRules: parseExtRules,
  parsePrizeTable: parseExtPrizeTable,
  validPlays(rules, plays) {
    const [first, second] = setsOf(plays)
    return validNumbers(rules, first) && validNumbers(secondSet(rules), second)
  },
  units: () => 1,
  draw: (seed, closeHash, { pick, from, pick2nd, from2nd }) => ({
    numbers: openDraw(seed, closeHash, 'lottery/main').pick(pick, from),
    second: openDraw(seed, closeHash, 'lottery/second').pick(pick2nd, from2nd),
  }),
  resultText: ({ numbers, second }) => `${numbers.join(',')}|${second.join(',')}`,
  outcomeOf(rules, drawn) {
    const [numbers, second] = [drawn.slice(0, rules.pick), drawn.slice(rules.pick)]
    const isDrawn =
      arePicked(numbers, rules.pick, rules.from) && arePicked(second, rules.pick2nd, rules.from2nd)
    return isDrawn ? { numbers, second } : undefined
  },
  settle: settleExt,
}

const secondSet = ({ pick2nd, from2nd }: ExtRules) => ({ pick: pick2nd, from: from2nd })

function setsOf(plays: string): [first: string, second: string] {
  const at = plays.indexOf('|')
  return at < 0 ? [plays, ''] : [plays.slice(0, at), plays.slice(at + 1)]
}

function settleExt(input: SettleInput<Ext>): Settlement {
  const { rules, prizeTable, outcome } = input
  const first = drawnTable(rules.from, outcome.numbers)
  const second = drawnTable(rules.from2nd, outcome.second)
  const tiers = prizeTable.tiers.map(({ name, matches, matches2nd, prize }) => ({
    name,
    matches,
    matches2nd,
    prize,
    won: [] as Won[],
  }))
  for (const { seq0, plays } of inPlayOrder(input.tickets)) {
    const [firstText, secondText] = setsOf(plays)
    const matches = matchesOf(rules, firstText, first)
    const matches2nd = matchesOf(secondSet(rules), secondText, second)
    if (matches === undefined || matches2nd === undefined)
      throw new Error(`ticket ${seq0} does not hold a valid play`)
    const tier = tiers.find(each => each.matches === matches && each.matches2nd === matches2nd)
    tier?.won.push({ seq0, units: 1 })
  }
  return settleLadder(prizeTable, input, tiers, 'prize')
}
