import { raffleLadder } from '@fairground/rules/ladder/other-ladders'
import { rafflePrizes } from '@fairground/rules/ladder/prize-rules'
import { type DrawKind, drawDefaults } from './server-kind.ts'

export const raffleGame: DrawKind<'raffleGame'> = {
  ...drawDefaults,
  lobby: null,
  settlementScope: 'positions',
  prizeRule: () => rafflePrizes,
  hasOddsBySales: () => true,
  toRuleView: ({ winners }, cap) => ({ raffleGame: { tickets: cap, winners, chosenNumbers: false } }),
  toPlayRule: () => ({ kind: 'dealt' }),
  playSize: () => [1, 0],
  toPlayNumbers: (_first, _second, seq) => ({ numbers: [seq] }),
  computeLadder: ({ rules, prizeTable }, sold) => raffleLadder(rules.winners, prizeTable.tiers, sold),
  howToPlay: ({ winners }) =>
    `Every ticket has its own number. ${winners} of the tickets sold are drawn. A ticket can win once.`,
}
