import { wholeFundReturn } from '@fairground/rules/odds/whole-fund'
import { raffleOdds } from '@fairground/rules/kinds/raffle/odds'
import { type DrawKind, drawDefaults } from './server-kind.ts'

export const raffleGame: DrawKind<'raffleGame'> = {
  ...drawDefaults,
  settlementScope: 'positions',
  hasOddsBySales: () => true,
  toRuleView: ({ winners }, cap) => ({ raffleGame: { tickets: cap, winners, chosenNumbers: false } }),
  toPlayRule: () => ({ kind: 'dealt' }),
  playSize: () => [1, 0],
  toPlayNumbers: (_first, _second, seq) => ({ numbers: [seq] }),
  // The odds are those of the tickets sold so far. They get longer with every sale.
  computeLadder: ({ rules, prizeTable }, price, sold) => {
    const tickets = Math.max(sold, 1)
    return {
      tiers: prizeTable.tiers.map(({ name, winners, prize }) => ({
        name: prize.kind === 'item' ? prize.item : name,
        matches: 0,
        prize,
        winners,
        odds: raffleOdds(winners, tickets),
      })),
      anyPrize: raffleOdds(rules.winners, tickets),
      returnPercent: wholeFundReturn(prizeTable, price).percent,
    }
  },
  howToPlay: ({ winners }) =>
    `Every ticket has its own number. ${winners} of the tickets sold are drawn. A ticket can win once.`,
}
