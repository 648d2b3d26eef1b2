import { describe, expect, it } from 'vitest'
import { isProfileName, PROFILES, type Profile } from './profile.ts'

const { standard, strict }: Record<'standard' | 'strict', Profile> = PROFILES

describe('profiles', () => {
  it('strict is never looser than standard, except for the wait replaced by a second confirmation', () => {
    expect(strict.passwordMinimum).toBeGreaterThanOrEqual(standard.passwordMinimum)
    expect(strict.idleSignOutSeconds).toBeLessThanOrEqual(standard.idleSignOutSeconds)
    expect(strict.failedLogins.limit).toBeLessThanOrEqual(standard.failedLogins.limit)
    expect(strict.looseningLimit.confirmedAgain).toBe(true)
    expect(strict.identityBeforeMoneyPlay).toBe(true)
    expect(strict.moneyPlayFromUnknownCountry).toBe(false)
    expect(strict.pendingWithdrawalCancellable).toBe(false)
  })

  it('both tighten limits immediately and show odds', () => {
    for (const profile of [standard, strict]) {
      expect(profile.tighteningLimitWaitMs).toBe(0)
      expect(profile.oddsBeforePurchase).toBe(true)
    }
  })

  it('standard holds the numbers of the specification', () => {
    expect(standard).toMatchObject({ passwordMinimum: 6, idleSignOutSeconds: 3600 })
    expect(standard.looseningLimit.wagerWaitMs).toBe(2_592_000_000)
  })

  it.each([
    ['standard', true],
    ['strict', true],
    ['lenient', false],
    ['toString', false],
  ])('isProfileName(%s) is %s', (name, known) => {
    expect(isProfileName(name)).toBe(known)
  })
})
