import { exactly, integer, list, object, refuse, type Shape, text } from '../shape.ts'
import { arrangements, type MultiOption, multiOptions } from './pick-x-play.ts'
import type { PickXPrizeTable, PickXRules, PickXTier } from './pick-x.ts'
import { checkNames, checkPoolShares, parseFixedPrize, percent } from './prize.ts'

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
  if (inOrder.length === 0) refuse(`${at}.multiOptions`, 'offer nothing')
  if (inOrder.join() !== rules.multiOptions.join()) refuse(`${at}.multiOptions`, 'are not in their order')
  return rules
}

/** One play for every number of orders that digits may have, but for digits that are all alike. */
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

/** Every way to win has its tier, so no stake can win nothing by a gap in the table. */
export function parsePickXPrizeTable(value: unknown, at: string, rules: PickXRules): PickXPrizeTable {
  const table = object<PickXPrizeTable>({
    payoutPercentage: percent,
    progressivePercentage: percent,
    tiers: list(
      object<PickXTier>({ name: text(60), option, arrangements: integer(1, 120), prize: parseFixedPrize }),
    ),
  })(value, at)
  checkPoolShares(table, at)
  checkNames(table.tiers, `${at}.tiers`)
  const listed = table.tiers.map(tier => `${tier.option} ${tier.arrangements}`)
  if (listed.toSorted().join() !== waysToWin(rules).toSorted().join()) {
    refuse(`${at}.tiers`, 'are not one for each way to win')
  }
  return table
}
