import { operationNames } from '@fairground/contract/operation-names'
import { operations } from '@fairground/contract/operations'
import { describe, expect, it } from 'vitest'
import { changesCookie, mayUseRest } from './may-use-rest.ts'

describe('mayUseRest', () => {
  it.each(['init', 'loginCheck', 'getGameLobby', 'searchGameHistory'] as const)(
    'allows %s over REST',
    name => {
      expect(mayUseRest(name)).toBe(true)
    },
  )
  it.each(['joinGame', 'purchaseTicket', 'payoutSubmit', 'ping'] as const)(
    'makes %s wait for the channel',
    name => {
      expect(mayUseRest(name)).toBe(false)
    },
  )
})

describe('changesCookie', () => {
  /** The site does not call the first one. The second one continues the session of the short registration. */
  const exceptions = new Set(['attemptAuthentication', 'playerRegistrationFull'])

  it('names every operation that returns the token of a new session', () => {
    const issuing = operationNames.filter(
      name => 'authToken' in operations[name].output.properties && !exceptions.has(name),
    )
    expect(issuing).toContain('login')
    expect(issuing.filter(name => !changesCookie(name))).toEqual([])
  })

  it.each(['logout', 'finishStepUp', 'changePassword', 'changePassword2'] as const)('names %s', name => {
    expect(changesCookie(name)).toBe(true)
  })

  it.each(['joinGame', 'init', 'ping', 'getPlayerAccounts'] as const)('leaves %s to the channel', name => {
    expect(changesCookie(name)).toBe(false)
  })
})
