import type { Game, SettleInput } from '#games/game.ts'
import { drawnTable, countMatches, validNumbers } from '#games/shared/numbers-play.ts'
import { inPlayOrder } from '#games/shared/play-order.ts'
import { arePicked } from '#games/shared/result-text.ts'
import type { Won } from '#settlement/won-tier.ts'
import { settleLadder } from '#settlement/settle-ladder.ts'
import type { Settlement } from '#settlement/settlement.ts'
import { parseExtPrizeTable, parseExtRules } from './one-draw-ext-terms.ts'
import type { Ext, ExtRules } from './one-draw-ext.ts'

export const oneDrawGameExt: Game<Ext> = {
  parseRules: parseExtRules,
  parsePrizeTable: parseExtPrizeTable,
  validPlays(rules, plays) {
    const [first, second] = splitSets(plays)
    return validNumbers(rules, first) && validNumbers(secondSet(rules), second)
  },
  units: () => 1,
  draw: (draws, { pick, from, pick2nd, from2nd }) => ({
    numbers: draws('lottery/main').pick(pick, from),
    second: draws('lottery/second').pick(pick2nd, from2nd),
  }),
  resultText: ({ numbers, second }) => `${numbers.join(',')}|${second.join(',')}`,
  highestNumber: ({ from }) => from,
  parseOutcome(rules, drawn) {
    const [numbers, second] = [drawn.slice(0, rules.pick), drawn.slice(rules.pick)]
    const isDrawn =
      arePicked(numbers, rules.pick, rules.from) && arePicked(second, rules.pick2nd, rules.from2nd)
    return isDrawn ? { numbers, second } : undefined
  },
  settle: settleExt,
}

const secondSet = ({ pick2nd, from2nd }: ExtRules) => ({ pick: pick2nd, from: from2nd })

function splitSets(plays: string): [first: string, second: string] {
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
    ladder: 0,
    won: [] as Won[],
  }))
  for (const { seq0, plays } of inPlayOrder(input.tickets)) {
    const [firstText, secondText] = splitSets(plays)
    const matches = countMatches(rules, firstText, first)
    const matches2nd = countMatches(secondSet(rules), secondText, second)
    if (matches === undefined || matches2nd === undefined)
      throw new Error(`ticket ${seq0} does not hold a valid play`)
    const tier = tiers.find(each => each.matches === matches && each.matches2nd === matches2nd)
    tier?.won.push({ seq0, units: 1 })
  }
  return settleLadder(prizeTable, input, tiers)
}
