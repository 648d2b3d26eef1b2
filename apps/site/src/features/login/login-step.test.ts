import { CallFault, callFault } from '@fairground/client/call-fault'
import { fault, type FaultName } from '@fairground/contract/errors'
import { describe, expect, it } from 'vitest'
import { loginStepOf } from './login-step.ts'

const thrown = (name: FaultName, details: Record<string, string>) => new CallFault(fault(name, { details }))

describe('a refused log in', () => {
  it.each([
    ['security.secondStepNeeded', { token: 'abc' }, { kind: 'secondStep', token: 'abc' }],
    ['login.passwordMustBeChanged', { authToken: 'xyz' }, { kind: 'changePassword', authToken: 'xyz' }],
    ['login.credentialsNotValid', { token: 'abc', authToken: 'xyz' }, undefined],
    ['security.secondStepNeeded', { authToken: 'xyz' }, undefined],
  ] as const)('%s with %j goes on with %j', (name, details, step) => {
    expect(loginStepOf(thrown(name, details))).toEqual(step)
  })

  it.each([callFault('login.passwordMustBeChanged'), new Error('x'), undefined])('ends at %s', error => {
    expect(loginStepOf(error)).toBeUndefined()
  })
})
