import { describe, expect, it } from 'vitest'
import { fitsGiftCap, GIFT_STATES, type GiftEvent, giftUseBy, nextGiftState } from './gift.ts'

const after = (state: (typeof GIFT_STATES)[number], event: GiftEvent) => {
  const step = nextGiftState(state, event)
  return step.ok ? step.state : step.refusal
}

describe('a gift', () => {
  it('is bought, opened and played', () => {
    expect(after('DRAFT', 'buy')).toBe('WRAPPED')
    expect(after('WRAPPED', 'open')).toBe('OPENED')
    expect(after('OPENED', 'play')).toBe('USED')
  })

  it('goes back while it is not played', () => {
    expect(after('WRAPPED', 'sendBack')).toBe('SENT_BACK')
    expect(after('WRAPPED', 'return')).toBe('RETURNED')
    expect(after('OPENED', 'return')).toBe('RETURNED')
    expect(after('OPENED', 'sendBack')).toBe('alreadyOpened')
  })

  it.each(['USED', 'SENT_BACK', 'RETURNED'] as const)('stays %s', state => {
    for (const event of ['open', 'play', 'sendBack', 'return'] as const)
      expect(after(state, event)).toBe('ended')
  })

  it('that is not paid cannot be opened, played or returned', () => {
    for (const event of ['open', 'play', 'sendBack', 'return'] as const)
      expect(after('DRAFT', event)).toBe('notBought')
  })

  it('can be used for 30 days', () => {
    expect(giftUseBy(Date.UTC(2026, 10, 14))).toBe(Date.UTC(2026, 11, 14))
  })

  it('fits the cap of the month to the unit', () => {
    expect(fitsGiftCap({ given: 1400n, cap: 2000n }, 600n)).toBe(true)
    expect(fitsGiftCap({ given: 1400n, cap: 2000n }, 601n)).toBe(false)
  })
})
