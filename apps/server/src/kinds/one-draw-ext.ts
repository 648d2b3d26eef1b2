import { anyPrizeOdds, tierOdds } from '@fairground/rules/kinds/one-draw/odds'
import { type DrawKind, drawDefaults, levelledLadder } from './server-kind.ts'

export const oneDrawGameExt: DrawKind<'oneDrawGameExt'> = {
  ...drawDefaults,
  lobby: 'numberPicking2nd',
  isMaskable: true,
  settlementScope: 'matching',
  toRuleView: ({ pick, from, pick2nd, from2nd }) => ({ oneDrawGameExt: { pick, from, pick2nd, from2nd } }),
  toPlayRule: ({ pick, from, pick2nd, from2nd }) => ({
    kind: 'numbers',
    first: { pick, of: from },
    second: { pick: pick2nd, of: from2nd },
  }),
  playSize: ({ pick, pick2nd }) => [pick, pick2nd],
  prizeRule: () => levelledLadder,
  toPlayNumbers: (first, second) => ({ numbers: [...first], numbers2nd: [...second] }),
  computeLadder: ({ rules, prizeTable }) => {
    const shape = {
      first: { pick: rules.pick, of: rules.from },
      second: { pick: rules.pick2nd, of: rules.from2nd },
    }
    return {
      tiers: prizeTable.tiers.map(tier => ({ ...tier, odds: tierOdds(shape, tier) })),
      anyPrize: anyPrizeOdds(shape, prizeTable.tiers),
    }
  },
  howToPlay: ({ pick, from, pick2nd, from2nd }) =>
    `Choose ${pick} numbers from 1 to ${from} and ${pick2nd} from 1 to ${from2nd} in the second set. Each set is drawn once, independently of the other.`,
}
