import { describe, expect, it } from 'vitest'
import { money } from '#money/money.ts'
import { playsCost } from './cost.ts'
import { checkEligibility, type EligibilityRules, type PlayerFacts } from './eligibility.ts'

const alice: PlayerFacts = { segment: 'C', hasDeposited: true, emailVerified: true }
const lenient: EligibilityRules = { freerollNoDeposits: false, emailVerifiedEnabled: true }
const twoDollars = { cost: money(200n, 'USD'), fee: money(10n, 'USD') }
const free = { cost: money(0n, 'USD'), fee: money(0n, 'USD') }

const verdict = (
  player: Partial<PlayerFacts>,
  { rules = {}, price = twoDollars, count = 1, balance = 1_000n } = {},
) => {
  const answer = checkEligibility(
    { ...alice, ...player },
    { ...lenient, ...rules },
    price,
    playsCost(price, count),
    money(balance, 'USD'),
  )
  return answer.ok ? 'ok' : answer.reason
}

describe('eligibility', () => {
  it.each([
    ['alice', {}, {}, 'ok'],
    ['no segment', { segment: null }, {}, 'noSegment'],
    ['empty segment', { segment: '' }, {}, 'noSegment'],
    ['segment A', { segment: 'A' }, {}, 'blockedCountry'],
    ['segment A1', { segment: 'A1' }, {}, 'blockedCountry'],
    ['segment B', { segment: 'B' }, {}, 'needsFullRegistration'],
    ['segment D', { segment: 'D' }, {}, 'ok'],
    ['free game, no deposit', { hasDeposited: false }, { price: free }, 'mustDepositFirst'],
    ['freeroll', { hasDeposited: false }, { price: free, rules: { freerollNoDeposits: true } }, 'ok'],
    ['paid game, no deposit', { hasDeposited: false }, {}, 'ok'],
    ['email not verified', { emailVerified: false }, {}, 'emailNotVerified'],
    [
      'e-mail verification not required',
      { emailVerified: false },
      { rules: { emailVerifiedEnabled: false } },
      'ok',
    ],
    ['the last cent', {}, { balance: 210n }, 'ok'],
    ['one cent short', {}, { balance: 209n }, 'notEnoughFunds'],
    ['not enough for three plays', {}, { balance: 629n, count: 3 }, 'notEnoughFunds'],
    ['free game without balance', {}, { price: free, balance: 0n }, 'ok'],
  ])('%s', (_, player, game, expected) => {
    expect(verdict(player, game)).toBe(expected)
  })

  it('names the first failing condition when several fail', () => {
    const failing = { segment: null as string | null, hasDeposited: false, emailVerified: false }
    const game = { price: { cost: money(0n, 'USD'), fee: money(50n, 'USD') }, balance: 0n }
    expect(verdict(failing, game)).toBe('noSegment')
    expect(verdict({ ...failing, segment: 'A' }, game)).toBe('blockedCountry')
    expect(verdict({ ...failing, segment: 'B' }, game)).toBe('mustDepositFirst')
    expect(verdict({ ...failing, segment: 'B', hasDeposited: true }, game)).toBe('emailNotVerified')
    expect(verdict({ segment: 'B' }, game)).toBe('needsFullRegistration')
    expect(verdict({ segment: 'C' }, game)).toBe('notEnoughFunds')
  })

  it('returns the missing amount', () => {
    expect(checkEligibility(alice, lenient, twoDollars, money(420n, 'USD'), money(400n, 'USD'))).toEqual({
      ok: false,
      reason: 'notEnoughFunds',
      needed: money(420n, 'USD'),
      balance: money(400n, 'USD'),
      missing: money(20n, 'USD'),
    })
  })
})
