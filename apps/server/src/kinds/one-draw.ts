import { minimumPrize } from '@fairground/fair/settlement/prize'
import { oneDrawLadder } from '@fairground/rules/ladder/match-ladders'
import { levelledLadder } from '@fairground/rules/ladder/prize-rules'
import { type DrawKind, drawDefaults } from './server-kind.ts'

export const oneDrawGame: DrawKind<'oneDrawGame'> = {
  ...drawDefaults,
  isMaskable: true,
  settlementScope: 'matching',
  toRuleView: ({ pick, from }) => ({ oneDrawGame: { pick, from } }),
  toPlayRule: ({ pick, from }) => ({ kind: 'numbers', first: { pick, of: from } }),
  playSize: ({ pick }) => [pick, 0],
  prizeRule: () => levelledLadder,
  computeLadder: oneDrawLadder,
  // A jackpot is paid from money that players staked, so only a drawn line wins it.
  bonusBallTerms: ({ rules, prizeTable }) => ({
    highest: rules.from,
    prizes: prizeTable.tiers.map(({ matches, prize }) => ({
      matches,
      guaranteed: prize.kind === 'jackpot' ? 0n : minimumPrize(prize),
    })),
  }),
  howToPlay: ({ pick, from }) =>
    `Choose ${pick} numbers from 1 to ${from}. ${pick} numbers are drawn. The more you match, the higher your prize.`,
}
