import { describe, expect, it } from 'vitest'
import { mayGoByRest } from './may-go-by-rest.ts'

describe('without a channel', () => {
  it.each([
    'init',
    'login',
    'attemptCodeAuthentication',
    'loginCheck',
    'getGameLobby',
    'searchGameHistory',
  ] as const)('%s goes by REST', name => {
    expect(mayGoByRest(name)).toBe(true)
  })
  it.each(['joinGame', 'purchaseTicket', 'payoutSubmit', 'logout', 'ping'] as const)('%s waits', name => {
    expect(mayGoByRest(name)).toBe(false)
  })
})
