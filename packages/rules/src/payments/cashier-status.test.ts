import { describe, expect, it } from 'vitest'
import {
  type DepositObstacles,
  depositStatus,
  type WithdrawalObstacle,
  type WithdrawalObstacles,
  withdrawalStatus,
} from './cashier-status.ts'

/** Obstacles from index `from` on apply. */
const all = <N extends string>(names: readonly N[], from: number): Record<N, boolean> =>
  Object.fromEntries(names.map((name, i) => [name, i >= from])) as Record<N, boolean>

describe('deposit status', () => {
  const names: readonly (keyof DepositObstacles)[] = [
    'accountNotEnabled',
    'countryDisabled',
    'limitReached',
    'phoneNotVerified',
  ]
  it.each(names.map((name, i) => [name, i] as const))(
    '%s takes precedence over all later obstacles',
    (name, i) => {
      expect(depositStatus(all(names, i))).toBe(name)
    },
  )
  it('is ok without obstacles', () => expect(depositStatus(all(names, names.length))).toBe('ok'))
})

describe('withdrawal status', () => {
  const names: readonly WithdrawalObstacle[] = [
    'countryDisabled',
    'notEnabled',
    'needFullRegistration',
    'verifyAccount',
    'mustDepositFirst',
    'onePendingOnly',
    'wageringRemaining',
    'notEnoughFunds',
  ]
  it.each(names.map((name, i) => [name, i] as const))(
    '%s takes precedence over all later obstacles',
    (name, i) => {
      const obstacles: WithdrawalObstacles = all(names, i)
      expect(withdrawalStatus(obstacles)).toBe(name)
    },
  )
  it('is ok without obstacles', () => expect(withdrawalStatus(all(names, names.length))).toBe('ok'))
})
