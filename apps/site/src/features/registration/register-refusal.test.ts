import { callFault } from '@fairground/client/call-fault'
import { describe, expect, it } from 'vitest'
import { registerRefusal } from './register-refusal.ts'

describe('a refused registration', () => {
  it.each([
    ['registration.usernameTaken', { kind: 'field', name: 'username' }],
    ['registration.emailTaken', { kind: 'field', name: 'email' }],
    ['registration.passwordTooWeak', { kind: 'field', name: 'password' }],
    ['registration.termsNotAccepted', { kind: 'field', name: 'terms' }],
    ['registration.tooYoung', { kind: 'tooYoung' }],
    ['registration.tooManyFromAddress', { kind: 'whole' }],
    ['registration.couldNotRegister', { kind: 'whole' }],
    ['registration.couldNotRegisterNow', { kind: 'whole' }],
  ] as const)('%s is told as %j', (name, refusal) => {
    expect(registerRefusal(callFault(name))).toEqual(refusal)
  })

  it('of any other kind concerns the whole form', () => {
    expect(registerRefusal(new Error('x'))).toEqual({ kind: 'whole' })
  })
})
