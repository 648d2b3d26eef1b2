import { money } from '@fairground/rules/money/money'
import { describe, expect, it } from 'vitest'
import { computeOutcome } from './outcome.ts'

describe('computeOutcome', () => {
  it.each([
    { staked: 600n, back: 1500n, plays: 3, tone: 'above', net: 900n },
    { staked: 600n, back: 601n, plays: 3, tone: 'above', net: 1n },
    { staked: 600n, back: 600n, plays: 3, tone: 'within', net: 0n },
    { staked: 600n, back: 400n, plays: 3, tone: 'within', net: -200n },
    { staked: 600n, back: 0n, plays: 3, tone: 'none', net: -600n },
    { staked: 0n, back: 0n, plays: 1, tone: 'none', net: 0n },
    { staked: 0n, back: 100n, plays: 1, tone: 'above', net: 100n },
    { staked: 0n, back: 0n, plays: 0, tone: 'watched', net: 0n },
  ])('rates a return of $back on a stake of $staked as $tone', ({ staked, back, plays, tone, net }) => {
    expect(computeOutcome(money(staked, 'GBP'), money(back, 'GBP'), plays)).toMatchObject({
      tone,
      net: money(net, 'GBP'),
    })
  })
})
