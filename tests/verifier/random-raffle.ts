import type { Choices } from './choices.ts'
import { fixedPrize, poolShares, type RandomGame } from './random-prizes.ts'

/** Makes tiers in which the shares add up to 100 %: integer percents per prize, the last tier takes the rest. */
function makeTiers(choices: Choices) {
  const tiers = Array.from({ length: choices.between(1, 4) }, (_, i) => ({
    name: `prize ${i + 1}`,
    winners: choices.between(1, 4),
    prize: choices.one([
      fixedPrize(choices),
      { kind: 'item', item: 'City break', cashOption: choices.amount() },
    ]) as object,
  }))
  let left = 100
  for (const tier of tiers.filter(() => choices.chance(50))) {
    const percent = choices.between(0, Math.floor(left / tier.winners))
    tier.prize = { kind: 'share', percent }
    left -= percent * tier.winners
  }
  const hasShares = tiers.some(({ prize }) => 'percent' in prize)
  if (hasShares) tiers.push({ name: 'the rest', winners: 1, prize: { kind: 'share', percent: left } })
  return choices.shuffled(tiers)
}

export function randomRaffle(choices: Choices): RandomGame {
  const tiers = makeTiers(choices)
  const winners = tiers.reduce((sum, tier) => sum + tier.winners, 0)
  return {
    rules: { kind: 'raffleGame', winners },
    prizeTable: { ...poolShares(choices), tiers },
    plays: () => '',
  }
}
