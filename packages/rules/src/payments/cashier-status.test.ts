import { describe, expect, it } from 'vitest'
import {
  type DepositObstacles,
  depositStatus,
  type WithdrawalObstacle,
  type WithdrawalObstacles,
  withdrawalStatus,
} from './cashier-status.ts'

/** Every one of the names stands in the way. */
const all = <N extends string>(names: readonly N[], from: number): Record<N, boolean> =>
  Object.fromEntries(names.map((name, i) => [name, i >= from])) as Record<N, boolean>

describe('whether somebody may pay in', () => {
  const names: readonly (keyof DepositObstacles)[] = [
    'accountNotEnabled',
    'countryDisabled',
    'limitReached',
    'phoneNotVerified',
  ]
  it.each(names.map((name, i) => [name, i] as const))('%s comes before all after it', (name, i) => {
    expect(depositStatus(all(names, i))).toBe(name)
  })
  it('is ok when nothing is in the way', () => expect(depositStatus(all(names, names.length))).toBe('ok'))
})

describe('whether somebody may take money out', () => {
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
  it.each(names.map((name, i) => [name, i] as const))('%s comes before all after it', (name, i) => {
    const obstacles: WithdrawalObstacles = all(names, i)
    expect(withdrawalStatus(obstacles)).toBe(name)
  })
  it('is ok when nothing is in the way', () => expect(withdrawalStatus(all(names, names.length))).toBe('ok'))
})
