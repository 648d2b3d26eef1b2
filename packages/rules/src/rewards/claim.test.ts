import { describe, expect, it } from 'vitest'
import { findClaimRefusal, type Offer } from './claim.ts'

const offer: Offer = { state: 'OFFERED', useBy: 1000, depositMade: true }

describe('findClaimRefusal', () => {
  it.each([
    ['an open offer', offer, null, 999, null],
    ['at its use-by date', offer, null, 1000, 'notClaimable'],
    ['before its deposit', { ...offer, depositMade: false }, null, 1, 'notClaimable'],
    ['on a break', offer, 'onBreak', 1, 'notClaimable'],
    ['with rewards switched off', offer, 'rewardsOff', 1, 'notClaimable'],
    ['a declined offer', { ...offer, state: 'DECLINED' }, null, 1, 'notClaimable'],
    [
      'a claimed offer, even after its date',
      { ...offer, state: 'CLAIMED' },
      'onBreak',
      2000,
      'alreadyClaimed',
    ],
  ] as const)('%s', (_, row, block, now, refusal) => {
    expect(findClaimRefusal(row, block, now)).toBe(refusal)
  })
})
