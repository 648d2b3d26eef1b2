import { raffleOdds } from '@fairground/rules/kinds/raffle/odds'
import { type DrawKind, drawDefaults, separatePrizes } from './server-kind.ts'

export const raffleGame: DrawKind<'raffleGame'> = {
  ...drawDefaults,
  lobby: null,
  settlementScope: 'positions',
  prizeRule: () => ({ ...separatePrizes, paysRollover: true }),
  hasOddsBySales: () => true,
  toRuleView: ({ winners }, cap) => ({ raffleGame: { tickets: cap, winners, chosenNumbers: false } }),
  toPlayRule: () => ({ kind: 'dealt' }),
  playSize: () => [1, 0],
  toPlayNumbers: (_first, _second, seq) => ({ numbers: [seq] }),
  // The odds are those of the tickets sold so far. They get longer with every sale.
  computeLadder: ({ rules, prizeTable }, sold) => {
    const tickets = Math.max(sold, 1)
    return {
      tiers: prizeTable.tiers.map(({ name, winners, prize }) => ({
        name: prize.kind === 'item' ? prize.item : name,
        resultName: name,
        matches: 0,
        prize,
        prizes: winners,
        odds: raffleOdds(winners, tickets),
      })),
      anyPrize: raffleOdds(rules.winners, tickets),
    }
  },
  howToPlay: ({ winners }) =>
    `Every ticket has its own number. ${winners} of the tickets sold are drawn. A ticket can win once.`,
}
