import { catalogueFault } from '@fairground/client/catalogue-fault'
import { describe, expect, it } from 'vitest'
import { fullRefusal, isTooYoungFault } from './full-refusal.ts'

describe('fullRefusal', () => {
  it.each([
    ['registration.phoneTaken', { step: 'you', name: 'phone' }],
    ['registration.phoneNotValid', { step: 'you', name: 'phone' }],
    ['registration.governmentIdTaken', { step: 'you', name: 'governmentId' }],
    ['registration.postalCodeNotValid', { step: 'address', name: 'postCode' }],
    ['registration.fieldRequired', undefined],
    ['registration.couldNotRegister', undefined],
  ] as const)('%s returns to %j', (name, refusal) => {
    expect(fullRefusal(catalogueFault(name))).toEqual(refusal)
  })

  it('detects the refusal for age', () => {
    expect(isTooYoungFault(catalogueFault('registration.tooYoung'))).toBe(true)
    expect(isTooYoungFault(catalogueFault('registration.phoneTaken'))).toBe(false)
  })
})
