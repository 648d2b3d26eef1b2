import { describe, expect, it } from 'vitest'
import {
  type RouteReason,
  routeWithdrawal,
  type RoutingFacts,
  type WithdrawalRoute,
} from './withdrawal-route.ts'

const small: RoutingFacts = {
  amount: 5000n,
  isOwnCurrency: true,
  paidToday: 0n,
  isVerified: true,
  hasUsedInstrument: true,
  hasChargeBack: false,
  hasRecentHold: false,
  accountDays: 30,
}
const limits = { automaticTo: 10_000n, fourEyesFrom: 50_000n, automaticAfterDays: 7 }

describe('routeWithdrawal', () => {
  it.each<[WithdrawalRoute, RouteReason[], Partial<RoutingFacts>]>([
    ['automatic', [], {}],
    ['automatic', [], { amount: 10_000n }],
    ['onePerson', ['aboveAutomatic'], { amount: 10_001n }],
    ['automatic', [], { paidToday: 5000n }],
    ['onePerson', ['aboveAutomatic'], { paidToday: 5001n }],
    ['onePerson', ['notVerified'], { isVerified: false }],
    ['onePerson', ['newInstrument'], { hasUsedInstrument: false }],
    ['onePerson', ['otherCurrency'], { isOwnCurrency: false }],
    ['automatic', [], { accountDays: 7 }],
    ['onePerson', ['newAccount'], { accountDays: 6 }],
    ['onePerson', ['aboveAutomatic'], { amount: 49_999n }],
    ['twoPeople', ['largeAmount', 'aboveAutomatic'], { amount: 50_000n }],
    ['twoPeople', ['chargeBack'], { hasChargeBack: true }],
    ['twoPeople', ['recentHold', 'notVerified'], { hasRecentHold: true, isVerified: false }],
  ])('returns %s for the reasons %o with %o', (route, reasons, facts) =>
    expect(routeWithdrawal({ ...small, ...facts }, limits)).toEqual({ route, reasons }),
  )

  it('pays nothing without staff if the operator set no limit', () => {
    expect(routeWithdrawal({ ...small, amount: 1n }, { ...limits, automaticTo: 0n }).route).toBe('onePerson')
  })

  it('sends each amount to two people if two must approve from zero on', () => {
    expect(routeWithdrawal({ ...small, amount: 1n }, { ...limits, fourEyesFrom: 0n }).route).toBe('twoPeople')
  })
})
