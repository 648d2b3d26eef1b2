import { maxUnits } from '@fairground/fair/games/pick-x/pick-x-play'
import { digitOdds } from '@fairground/rules/kinds/pick-x/odds'
import { type DrawKind, drawDefaults, separatePrizes } from './server-kind.ts'

export const oneDrawGameExtMulti: DrawKind<'oneDrawGameExtMulti'> = {
  ...drawDefaults,
  lobby: 'numberPickingPickXMulti',
  matchesByPosition: true,
  toRuleView: ({ pick, from, multiOptions }) => ({ oneDrawGameExtMulti: { pick, from, multiOptions } }),
  toPlayRule: ({ pick, multiOptions }) => ({ kind: 'digits', positions: pick, options: multiOptions }),
  playSize: ({ pick }) => [pick, 0],
  toPlayNumbers: (first, second) => ({ numbers: [...first], multiOption: [...second] }),
  prizeRule: () => ({ ...separatePrizes, unitsPerWin: maxUnits, isPerBet: true }),
  // Every bet option has its own odds: the ladder shows the likeliest prize.
  computeLadder: ({ rules, prizeTable }) => {
    const tiers = prizeTable.tiers.map(tier => ({
      name: tier.name,
      matches: tier.option === 'pair' ? 2 : rules.pick,
      prize: tier.prize,
      odds: digitOdds(tier.option, rules.pick, tier.arrangements),
    }))
    const likeliest = tiers.reduce((best, tier) => (tier.odds.ways > best.odds.ways ? tier : best))
    return {
      tiers,
      anyPrize: likeliest.odds,
    }
  },
  howToPlay: ({ pick, multiOptions }) =>
    `Choose ${pick} digits from 0 to 9 and how many units you stake on ${multiOptions.join(', ')}. One digit is drawn for each position.`,
}
