import { catalogueFault } from '@fairground/client/catalogue-fault'
import { expect, it } from 'vitest'
import { orderProblem } from './order-problem.ts'

it.each([
  ['coupon.expired', { at: 'coupon', reason: 'fault', isLimit: false }],
  ['deposit.limitReached', { at: 'whole', reason: 'fault', isLimit: true }],
  ['session.notConnected', { at: 'whole', reason: 'offline', isLimit: false }],
  ['request.unavailable', { at: 'whole', reason: 'provider', isLimit: false }],
  ['session.requestTimeout', { at: 'whole', reason: 'uncertain', isLimit: false }],
  ['session.timeout', { at: 'whole', reason: 'fault', isLimit: false }],
] as const)('maps %s to %j', (name, problem) => expect(orderProblem(catalogueFault(name))).toEqual(problem))

it('treats an unexpected error as uncertain', () => {
  expect(orderProblem(new Error('oh'))).toMatchObject({ reason: 'uncertain' })
})
