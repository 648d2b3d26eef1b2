import { digitOdds, unitReturn } from '@fairground/rules/kinds/pick-x/odds'
import { type DrawKind, drawDefaults } from './server-kind.ts'

export const oneDrawGameExtMulti: DrawKind<'oneDrawGameExtMulti'> = {
  ...drawDefaults,
  lobby: 'numberPickingPickXMulti',
  matchesByPosition: true,
  toRuleView: ({ pick, from, multiOptions }) => ({ oneDrawGameExtMulti: { pick, from, multiOptions } }),
  toPlayRule: ({ pick, multiOptions }) => ({ kind: 'digits', positions: pick, options: multiOptions }),
  playSize: ({ pick }) => [pick, 0],
  toPlayNumbers: (first, second) => ({ numbers: [...first], multiOption: [...second] }),
  // Every bet option has its own odds and return: the ladder shows the likeliest prize and the lowest return.
  computeLadder: ({ rules, prizeTable }, price) => {
    const tiers = prizeTable.tiers.map(tier => ({
      name: tier.name,
      matches: tier.option === 'pair' ? 2 : rules.pick,
      prize: tier.prize,
      odds: digitOdds(tier.option, rules.pick, tier.arrangements),
    }))
    const worth = ({ prize, odds }: (typeof tiers)[number]) => BigInt(prize.amount) * odds.ways
    const likeliest = tiers.reduce((best, tier) => (tier.odds.ways > best.odds.ways ? tier : best))
    const lowest = tiers.reduce((low, tier) => (worth(tier) < worth(low) ? tier : low))
    return {
      tiers,
      anyPrize: likeliest.odds,
      returnPercent: unitReturn(lowest.odds, BigInt(lowest.prize.amount), price).percent,
    }
  },
  howToPlay: ({ pick, multiOptions }) =>
    `Choose ${pick} digits from 0 to 9 and how many units you stake on ${multiOptions.join(', ')}. One digit is drawn for each position.`,
}
