import { anyPrizeOdds, tierOdds } from '@fairground/rules/kinds/one-draw/odds'
import { returnToPlayer } from '@fairground/rules/odds/return-to-player'
import { type DrawKind, drawDefaults } from './server-kind.ts'

export const oneDrawGame: DrawKind<'oneDrawGame'> = {
  ...drawDefaults,
  isMaskable: true,
  settlementScope: 'matching',
  isRepeatable: true,
  toRuleView: ({ pick, from }) => ({ oneDrawGame: { pick, from } }),
  toPlayRule: ({ pick, from }) => ({ kind: 'numbers', first: { pick, of: from } }),
  playSize: ({ pick }) => [pick, 0],
  computeLadder: ({ rules, prizeTable }, price) => {
    const shape = { first: { pick: rules.pick, of: rules.from } }
    return {
      tiers: prizeTable.tiers.map(tier => ({ ...tier, odds: tierOdds(shape, tier) })),
      anyPrize: anyPrizeOdds(shape, prizeTable.tiers),
      returnPercent: returnToPlayer(prizeTable, price).percent,
    }
  },
  howToPlay: ({ pick, from }) =>
    `Choose ${pick} numbers from 1 to ${from}. ${pick} numbers are drawn. The more you match, the higher your prize.`,
}
