import { catalogueFault } from '@fairground/client/catalogue-fault'
import { describe, expect, it } from 'vitest'
import { registerRefusal } from './register-refusal.ts'

describe('registerRefusal', () => {
  it.each([
    ['registration.usernameTaken', { kind: 'field', name: 'username' }],
    ['registration.emailTaken', { kind: 'field', name: 'email' }],
    ['registration.passwordTooWeak', { kind: 'field', name: 'password' }],
    ['registration.termsNotAccepted', { kind: 'field', name: 'terms' }],
    ['registration.tooYoung', { kind: 'tooYoung' }],
    ['registration.tooManyFromAddress', { kind: 'whole' }],
    ['registration.couldNotRegister', { kind: 'whole' }],
    ['registration.couldNotRegisterNow', { kind: 'whole' }],
  ] as const)('maps %s to %j', (name, refusal) => {
    expect(registerRefusal(catalogueFault(name))).toEqual(refusal)
  })

  it('maps any other error to the whole form', () => {
    expect(registerRefusal(new Error('x'))).toEqual({ kind: 'whole' })
  })
})
