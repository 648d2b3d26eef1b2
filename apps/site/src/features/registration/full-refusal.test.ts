import { callFault } from '@fairground/client/call-fault'
import { describe, expect, it } from 'vitest'
import { fullRefusal, isTooYoungFault } from './full-refusal.ts'

describe('a refused full registration', () => {
  it.each([
    ['registration.phoneTaken', { step: 'you', name: 'phone' }],
    ['registration.phoneNotValid', { step: 'you', name: 'phone' }],
    ['registration.governmentIdTaken', { step: 'you', name: 'governmentId' }],
    ['registration.postalCodeNotValid', { step: 'address', name: 'postCode' }],
    ['registration.fieldRequired', undefined],
    ['registration.couldNotRegister', undefined],
  ] as const)('%s goes back to %j', (name, refusal) => {
    expect(fullRefusal(callFault(name))).toEqual(refusal)
  })

  it('stops who is too young', () => {
    expect(isTooYoungFault(callFault('registration.tooYoung'))).toBe(true)
    expect(isTooYoungFault(callFault('registration.phoneTaken'))).toBe(false)
  })
})
