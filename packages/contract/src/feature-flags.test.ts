import { describe, expect, it } from 'vitest'
import { allFaults } from './all-faults.ts'
import { governsCall, isGoverned, listGoverned } from './feature-flags.ts'
import { featureNames } from './feature-names.ts'
import type { GovernableOperation, PartlyGovernableOperation } from './governable-operation.ts'
import { operationNames } from './operation-names.ts'
import { operations } from './operations.ts'
import { isAllowedWhenRestricted } from './restricted-access.ts'

describe('the features', () => {
  it('can govern no operation that protects players or that they are owed', () => {
    // Each line compiles only because the type refuses the operation.
    const refused: readonly GovernableOperation[] = [
      // @ts-expect-error Leaving the site.
      'logout',
      // @ts-expect-error A withdrawal.
      'payoutSubmit',
      // @ts-expect-error A limit.
      'updateSelfLimits',
      // @ts-expect-error An exclusion.
      'updateSelfExclusion',
      // @ts-expect-error A reality check.
      'confirmRealityCheck',
      // @ts-expect-error A settled prize.
      'claimPrize',
      // @ts-expect-error A gift that was sent.
      'openGift',
      // @ts-expect-error The end of a subscription.
      'removePlayerGameSubscription',
      // @ts-expect-error A message to support.
      'createSupportCase',
      // @ts-expect-error A refund.
      'joinGameCancel',
      // @ts-expect-error There is no such operation.
      'joinGames',
    ]
    // @ts-expect-error Not for some inputs either.
    const partly: PartlyGovernableOperation = 'payoutSubmit'
    expect([...refused, partly].filter(name => isGoverned(name))).toEqual([])
  })

  it('govern no operation that a restricted player may call', () => {
    expect(featureNames.flatMap(listGoverned).filter(isAllowedWhenRestricted)).toEqual([])
  })

  it('govern at least one operation each', () => {
    expect(featureNames.filter(feature => listGoverned(feature).length === 0)).toEqual([])
  })

  it('add their fault to the governed operations only', () => {
    const withFault = operationNames.filter(name => allFaults(name).includes('request.featureOff'))
    expect(withFault).toEqual(operationNames.filter(isGoverned))
    expect(withFault.length).toBeLessThan(Object.keys(operations).length / 5)
  })

  it('govern a purchase only with repeats', () => {
    expect(governsCall('newSubscriptions', 'joinGame', { subscriptions: 2 })).toBe(true)
    expect(governsCall('newSubscriptions', 'joinGame', { subscriptions: 0 })).toBe(false)
    expect(governsCall('newSubscriptions', 'joinGame', {})).toBe(false)
    expect(governsCall('oneClick', 'joinGame', { subscriptions: 2 })).toBe(false)
  })
})
