import { describe, expect, it } from 'vitest'
import { errorCatalogue, fault, faultNames, getHttpStatus, isFault } from './errors.ts'
import { endsSession, isFaultLike } from './fault.ts'
import { toJoinError, joinErrors } from './errors/join.ts'

describe('the error catalogue', () => {
  it.each([
    ['login', [101, 102, 103, 104, 105, 106, 107, 108, 109, 110, 111, 115]],
    ['join', [1, 2, 3, 4, 5, 6, 7, 8, 234, -1]],
    ['coupon', [50, 51, 52, 53, 54, 55, 56, 57, 60, 61, 62]],
  ] as const)('contains every %s code of the specification', (area, codes) => {
    expect(Object.values(errorCatalogue[area]).map(({ code }) => code)).toEqual(codes)
  })

  it('contains the registration codes of the specification', () => {
    const codes: readonly (number | string)[] = Object.values(errorCatalogue.registration).map(
      ({ code }) => code,
    )
    expect(codes.filter(code => typeof code === 'number')).toEqual([20, 28, 113])
  })

  it.each(faultNames)('%s has a text and an HTTP status', name => {
    const { text } = fault(name)
    expect(text.length).toBeGreaterThan(10)
    expect(getHttpStatus(name)).toBeGreaterThanOrEqual(200)
    expect(text).not.toMatch(/ {2}/)
  })

  it('uses each code only once within an area', () => {
    for (const entries of Object.values(errorCatalogue)) {
      const codes = Object.values(entries).map(({ code }) => code)
      expect(new Set(codes).size).toBe(codes.length)
    }
  })

  it('uses the text of the specification for the session timeout', () => {
    expect(fault('session.timeout')).toEqual({
      code: 34,
      name: 'session.timeout',
      title: 'Session Timeout',
      text: 'You were signed out due to inactivity. Please click OK to log back in.',
    })
  })

  it('includes the id of the log entry in an internal error', () => {
    expect(fault('request.internal', { id: 'k3v9' })).toMatchObject({ code: 500, id: 'k3v9' })
  })
})

describe('isFault', () => {
  it.each<[unknown, boolean]>([
    [fault('login.accountLocked'), true],
    [{ name: 'login.accountLocked' }, false],
    [{ code: 1, name: 'login.toString', text: '' }, false],
    [null, false],
    ['login.accountLocked', false],
  ])('recognises %j: %s', (value, expected) => {
    expect(isFault(value)).toBe(expected)
  })
})

describe('isFaultLike', () => {
  it.each<[unknown, boolean]>([
    [fault('login.accountLocked'), true],
    [{ code: 1, name: 'login.newInTheNextRelease', text: 'New' }, true],
    [{ code: 1, name: 'constructor', text: '' }, false],
    [{ name: 'login.accountLocked' }, false],
    [null, false],
    ['login.accountLocked', false],
  ])('recognises %j: %s', (value, expected) => {
    expect(isFaultLike(value)).toBe(expected)
  })

  it('accepts every fault of the catalogue', () => {
    expect(faultNames.filter(name => !isFaultLike(fault(name)))).toEqual([])
  })
})

describe('endsSession', () => {
  it.each([
    ['session.timeout', true],
    ['login.credentialsNotValid', true],
    ['join.notEnoughFunds', false],
    ['session.notConnected', false],
  ] as const)('%s ends the session: %s', (name, ends) => {
    expect(endsSession(name)).toBe(ends)
  })
})

describe('toJoinError', () => {
  it.each([
    [0, null],
    [1, 'noSuchCurrency'],
    [2, 'notEnoughFunds'],
    [8, 'couldNotConfirm'],
    [9, 'siteCannotAcceptPlays'],
    [234, 'siteCannotAcceptPlays'],
    [-1, 'unknown'],
    [999, 'unknown'],
  ] as const)('maps exit code %i to %s', (code, name) => {
    expect(toJoinError(code)).toBe(name)
  })

  it('maps the code of every join error back to its name', () => {
    for (const [name, { code }] of Object.entries(joinErrors)) expect(toJoinError(code)).toBe(name)
  })
})
