import { describe, expect, it } from 'vitest'
import { mayUseRest } from './may-use-rest.ts'

describe('mayUseRest', () => {
  it.each([
    'init',
    'login',
    'attemptCodeAuthentication',
    'loginCheck',
    'getGameLobby',
    'searchGameHistory',
  ] as const)('allows %s over REST', name => {
    expect(mayUseRest(name)).toBe(true)
  })
  it.each(['joinGame', 'purchaseTicket', 'payoutSubmit', 'logout', 'ping'] as const)(
    'makes %s wait for the channel',
    name => {
      expect(mayUseRest(name)).toBe(false)
    },
  )
})
