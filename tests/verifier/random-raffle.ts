import type { Choices } from './choices.ts'
import {
  fixedPrize,
  guaranteedAmounts,
  poolShares,
  type RandomGame,
  type RandomPrize,
  sharePrize,
} from './random-prizes.ts'

interface Tier {
  name: string
  winners: number
  prize: RandomPrize
}

const lasting = (choices: Choices, guaranteed: bigint): RandomPrize =>
  choices.one([
    fixedPrize(guaranteed),
    { kind: 'item', item: 'City break', cashOption: String(guaranteed) } as RandomPrize,
  ])

/** Shares that never rise and add up to 100 %: the first share tier has one winner and takes what the others leave. */
function shareTiers(choices: Choices, tiers: readonly Tier[], guaranteed: readonly bigint[]): void {
  const shared = tiers.filter(() => choices.chance(50))
  const [first, ...others] = shared
  if (!first) return
  first.winners = 1
  const prizes = shared.reduce((sum, tier) => sum + tier.winners, 0)
  const percents = others.map(() => choices.between(0, Math.floor(100 / prizes))).sort((a, b) => b - a)
  const used = others.reduce((sum, tier, i) => sum + tier.winners * (percents[i] ?? 0), 0)
  shared.forEach((tier, i) => {
    const percent = i === 0 ? 100 - used : (percents[i - 1] ?? 0)
    tier.prize = sharePrize(percent, guaranteed[tiers.indexOf(tier)] ?? 0n)
  })
}

function makeTiers(choices: Choices): Tier[] {
  const count = choices.between(1, 5)
  const guaranteed = guaranteedAmounts(choices, count)
  const tiers = guaranteed.map((amount, i) => ({
    name: `prize ${i + 1}`,
    winners: choices.between(1, 4),
    prize: lasting(choices, amount),
  }))
  const equal = choices.one([1, 2, 4, 5])
  const [first] = tiers
  if (first && choices.chance(20)) {
    first.winners = equal
    first.prize = sharePrize(100 / equal, guaranteed[0] ?? 0n)
  } else shareTiers(choices, tiers, guaranteed)
  return tiers
}

export function randomRaffle(choices: Choices): RandomGame {
  const tiers = makeTiers(choices)
  const winners = tiers.reduce((sum, tier) => sum + tier.winners, 0)
  const prizes = tiers.map(tier => tier.prize)
  return {
    rules: { kind: 'raffleGame', winners },
    prizeTable: { ...poolShares(choices, prizes, true), tiers },
    plays: () => '',
  }
}
