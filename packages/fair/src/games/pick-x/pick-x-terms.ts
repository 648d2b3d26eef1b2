import { exactly, integer, list, object, refuse, type Shape, text } from '#encoding/shape.ts'
import { arrangements, type MultiOption, multiOptions } from './pick-x-play.ts'
import type { PickXPrizeTable, PickXRules, PickXTier } from './pick-x.ts'
import { checkNames, parseFixedPrize, poolShares } from '#settlement/prize.ts'

const option: Shape<MultiOption> = (value, at) =>
  multiOptions.find(each => each === value) ?? refuse(at, 'is not an option')

export const parsePickXRules: Shape<PickXRules> = (value, at) => {
  const rules = object<PickXRules>({
    kind: exactly('oneDrawGameExtMulti'),
    pick: integer(3, 5),
    from: exactly(10),
    multiOptions: list(option),
  })(value, at)
  const inOrder = multiOptions.filter(each => rules.multiOptions.includes(each))
  if (inOrder.length === 0) refuse(`${at}.multiOptions`, 'offer no option')
  if (inOrder.join() !== rules.multiOptions.join()) refuse(`${at}.multiOptions`, 'are not in canonical order')
  return rules
}

/** One example for every possible number of orders, except for equal digits. */
const boxes: { [Pick in 3 | 4 | 5]: number[][] } = {
  3: [
    [0, 1, 2],
    [0, 0, 1],
  ],
  4: [
    [0, 1, 2, 3],
    [0, 0, 1, 2],
    [0, 0, 1, 1],
    [0, 0, 0, 1],
  ],
  5: [
    [0, 1, 2, 3, 4],
    [0, 0, 1, 2, 3],
    [0, 0, 1, 1, 2],
    [0, 0, 0, 1, 2],
    [0, 0, 0, 1, 1],
    [0, 0, 0, 0, 1],
  ],
}

const waysToWin = ({ pick, multiOptions: offered }: PickXRules): string[] =>
  offered.flatMap(each =>
    each === 'box' ? boxes[pick as 3 | 4 | 5].map(digits => `box ${arrangements(digits)}`) : [`${each} 1`],
  )

/** Requires a tier for every way to win, so that no winning stake is left without a prize. */
export function parsePickXPrizeTable(value: unknown, at: string, rules: PickXRules): PickXPrizeTable {
  const table = object<PickXPrizeTable>({
    ...poolShares,
    tiers: list(
      object<PickXTier>({ name: text(60), option, arrangements: integer(1, 120), prize: parseFixedPrize }),
    ),
  })(value, at)
  if (table.payoutPercentage + table.progressivePercentage > 0)
    refuse(at, 'has a prize fund, but every prize is fixed')
  checkNames(table.tiers, `${at}.tiers`)
  const listed = table.tiers.map(tier => `${tier.option} ${tier.arrangements}`)
  if (listed.toSorted().join() !== waysToWin(rules).toSorted().join()) {
    refuse(`${at}.tiers`, 'must have one tier for each way to win')
  }
  return table
}
