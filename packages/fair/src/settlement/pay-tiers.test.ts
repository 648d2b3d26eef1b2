import { describe, expect, it } from 'vitest'
import { payTiers } from './pay-tiers.ts'
import type { Won, WonTier } from './won-tier.ts'
import type { Prize } from './prize.ts'

const won = (...plays: [seq0: number, units: number][]): Won[] =>
  plays.map(([seq0, units]) => ({ seq0, units }))
const fixed = (amount: string): Prize => ({ kind: 'fixed', amount })
const share = (percent: number): Prize => ({ kind: 'share', percent })
const tier = (name: string, prize: Prize, winners: Won[]): WonTier => ({ name, prize, won: winners })

const amounts = (tiers: WonTier[], fund: bigint, reserve = 0n) =>
  payTiers(tiers, { fund, jackpot: 0n, reserve }).payouts.map(
    ({ seq0, tier: name, fromPool, fromJackpot }) => `${seq0} ${name} ${fromPool}+${fromJackpot}`,
  )

describe('fixed prizes', () => {
  const tiers = [
    tier('high', fixed('100'), won([4, 1])),
    tier('mid', fixed('10'), won([1, 3], [4, 1])),
    tier('low', fixed('1'), won([0, 1])),
  ]

  it('are paid in full per unit while the fund lasts', () => {
    expect(amounts(tiers, 141n)).toEqual(['0 low 1+0', '1 mid 30+0', '4 high 100+0', '4 mid 10+0'])
  })

  it('draw on the reserve when the fund is used up, in the order of the payouts', () => {
    expect(amounts(tiers, 60n, 1000n)).toEqual(['0 low 1+0', '1 mid 30+0', '4 high 29+71', '4 mid 0+10'])
  })

  it('are cut in proportion when fund and reserve run out, with odd units to the lowest tier first', () => {
    // 70 of 141: high 49, mid 19 (of 40), low 0; 2 left: one makes low whole, one goes to mid: 20 = 15 + 5.
    expect(amounts(tiers, 50n, 20n)).toEqual(['0 low 1+0', '1 mid 15+0', '4 high 34+15', '4 mid 0+5'])
  })

  it('leave the rest to the share tiers, with odd units to the lowest', () => {
    const mixed = [
      tier('a', share(50), won([2, 1])),
      tier('b', share(50), won([0, 1], [1, 1])),
      tier('c', fixed('7'), won([3, 2])),
    ]
    // 115 - 14 = 101 is shared as 50 and 51, the latter as 26 and 25.
    expect(amounts(mixed, 115n)).toEqual(['0 b 26+0', '1 b 25+0', '2 a 50+0', '3 c 14+0'])
    expect(amounts(mixed, 5n, 0n)).toEqual(['3 c 5+0'])
  })
})
