import { callFault } from '@fairground/client/call-fault'
import { loginErrors } from '@fairground/contract/errors/login'
import type { FaultName } from '@fairground/contract/errors'
import { describe, expect, it } from 'vitest'
import { isForSupport, loginTextKey } from './login-text.ts'

describe('a refused log in', () => {
  it.each(Object.entries(loginErrors))('%s has its sentence', (name, { code }) => {
    expect(loginTextKey(callFault(`login.${name}` as FaultName))).toBe(`login.code.${code}`)
  })

  it.each([
    ['request.invalid', 'login.code.103'],
    ['session.notConnected', null],
    ['request.rateLimited', null],
  ] as const)('%s gives %s', (name, key) => {
    expect(loginTextKey(callFault(name))).toBe(key)
  })

  it.each([
    ['login.accountExpired', true],
    ['login.accountLocked', true],
    ['login.selfRestricted', true],
    ['login.credentialsNotValid', false],
    ['login.noTemporaryPassword', false],
  ] as const)('%s is for support: %s', (name, is) => {
    expect(isForSupport(callFault(name))).toBe(is)
  })

  it.each([
    ['login.credentialsNotValid', 'login.provider.unknown'],
    ['login.accountLocked', 'login.code.106'],
    ['session.notConnected', null],
  ] as const)('of somebody whom the provider names: %s gives %s', (name, key) => {
    expect(loginTextKey(callFault(name), 'provider')).toBe(key)
  })

  it('is not any error', () => {
    expect(loginTextKey(new Error('x'))).toBeNull()
  })
})
