import { catalogueFault } from '@fairground/client/catalogue-fault'
import { loginErrors } from '@fairground/contract/errors/login'
import type { FaultName } from '@fairground/contract/errors'
import { describe, expect, it } from 'vitest'
import { requiresSupport, loginTextKey } from './login-text.ts'

describe('login error texts', () => {
  it.each(Object.entries(loginErrors))('%s has its own text', (name, { code }) => {
    expect(loginTextKey(catalogueFault(`login.${name}` as FaultName))).toBe(`login.code.${code}`)
  })

  it.each([
    ['request.invalid', 'login.code.103'],
    ['session.notConnected', null],
    ['request.rateLimited', null],
  ] as const)('%s gives %s', (name, key) => {
    expect(loginTextKey(catalogueFault(name))).toBe(key)
  })

  it.each([
    ['login.accountExpired', true],
    ['login.accountLocked', true],
    ['login.selfRestricted', true],
    ['login.credentialsNotValid', false],
    ['login.noTemporaryPassword', false],
  ] as const)('%s requires support: %s', (name, expected) => {
    expect(requiresSupport(catalogueFault(name))).toBe(expected)
  })

  it.each([
    ['login.credentialsNotValid', 'login.provider.unknown'],
    ['login.accountLocked', 'login.code.106'],
    ['session.notConnected', null],
  ] as const)('a provider login refused with %s gives %s', (name, key) => {
    expect(loginTextKey(catalogueFault(name), 'provider')).toBe(key)
  })

  it('gives no login text for other errors', () => {
    expect(loginTextKey(new Error('x'))).toBeNull()
  })
})
