import { CallFault } from '@fairground/client/call-fault'
import { catalogueFault } from '@fairground/client/catalogue-fault'
import { fault, type FaultName } from '@fairground/contract/errors'
import { describe, expect, it } from 'vitest'
import { getLoginStep } from './login-step.ts'

const thrown = (name: FaultName, details: Record<string, string>) => new CallFault(fault(name, { details }))

describe('getLoginStep', () => {
  it.each([
    ['security.secondStepNeeded', { token: 'abc' }, { kind: 'secondStep', token: 'abc' }],
    ['login.passwordMustBeChanged', {}, { kind: 'changePassword' }],
    ['login.credentialsNotValid', { token: 'abc' }, undefined],
    ['security.secondStepNeeded', {}, undefined],
  ] as const)('%s with %j continues with %j', (name, details, step) => {
    expect(getLoginStep(thrown(name, details))).toEqual(step)
  })

  it.each([catalogueFault('security.secondStepNeeded'), new Error('x'), undefined])(
    'returns no step for %s',
    error => {
      expect(getLoginStep(error)).toBeUndefined()
    },
  )
})
