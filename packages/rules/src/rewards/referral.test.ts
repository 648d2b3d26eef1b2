import { describe, expect, it } from 'vitest'
import { findReferralRefusal, makeReferralCode, parseReferralCode } from './referral.ts'

const strangers = { samePerson: false, sameCard: false, sameDevice: false, sameNetwork: false }

describe('findReferralRefusal', () => {
  it.each([
    [{}, null],
    [{ sameDevice: true }, null],
    [{ sameNetwork: true }, 'sameNetwork'],
    [{ sameNetwork: true, sameDevice: true }, 'sameDevice'],
    [{ sameCard: true }, 'sameCard'],
    [{ sameCard: true, samePerson: true }, 'samePerson'],
  ] as const)('%j', (link, refusal) => {
    expect(findReferralRefusal({ ...strangers, ...link })).toBe(refusal)
  })
})

describe('a referral code', () => {
  it('has eight letters that cannot be confused', () => {
    let n = 0
    const code = makeReferralCode(choices => (n += 7) % choices)
    expect(code).toMatch(/^[2-9A-HJKMNP-Z]{8}$/)
    expect(parseReferralCode(` ${code.toLowerCase()} `)).toBe(code)
  })

  it.each(['', 'SHORT', 'OOOOOOOO', 'ABCDEFGHJ', "'; DROP T"])('is not %j', text => {
    expect(parseReferralCode(text)).toBeUndefined()
  })
})
