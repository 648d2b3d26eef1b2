import { describe, expect, it } from 'vitest'
import { nextSubscriptionStatus, playEvent } from './subscription.ts'

describe('subscription state machine', () => {
  it('is active until the last paid instance', () => {
    expect(nextSubscriptionStatus('ACTIVE', playEvent(2))).toEqual({ ok: true, state: 'ACTIVE' })
    expect(nextSubscriptionStatus('ACTIVE', playEvent(1))).toEqual({ ok: true, state: 'ENDED' })
  })

  it('can be cancelled once, and neither played nor cancelled after its end', () => {
    expect(nextSubscriptionStatus('ACTIVE', 'cancel')).toEqual({ ok: true, state: 'CANCELLED' })
    for (const event of ['play', 'playLast', 'cancel'] as const) {
      expect(nextSubscriptionStatus('ENDED', event)).toEqual({ ok: false, refusal: 'usedUp' })
      expect(nextSubscriptionStatus('CANCELLED', event)).toEqual({ ok: false, refusal: 'alreadyCancelled' })
    }
  })
})
