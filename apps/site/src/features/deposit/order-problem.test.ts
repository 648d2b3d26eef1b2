import { callFault } from '@fairground/client/call-fault'
import { expect, it } from 'vitest'
import { orderProblem } from './order-problem.ts'

it.each([
  ['coupon.expired', { at: 'coupon', says: 'fault', isLimit: false }],
  ['deposit.limitReached', { at: 'whole', says: 'fault', isLimit: true }],
  ['session.notConnected', { at: 'whole', says: 'offline', isLimit: false }],
  ['request.unavailable', { at: 'whole', says: 'provider', isLimit: false }],
  ['session.requestTimeout', { at: 'whole', says: 'uncertain', isLimit: false }],
  ['session.timeout', { at: 'whole', says: 'fault', isLimit: false }],
] as const)('%s', (name, problem) => expect(orderProblem(callFault(name))).toEqual(problem))

it('knows nothing of what was never planned for', () => {
  expect(orderProblem(new Error('oh'))).toMatchObject({ says: 'uncertain' })
})
