import { expect, it } from 'vitest'
import { formatPositions, isTransportMode, parsePositions } from './transport.ts'

it('writes and reads positions', () => {
  const text = formatPositions({ 'game.1.5': 17, 'lobby.1': null, 'player.1.7': 0 })
  expect(text).toBe('game.1.5:17,player.1.7:0')
  expect(parsePositions(text)).toEqual({ 'game.1.5': 17, 'player.1.7': 0 })
})

it.each(['', ',', 'x', 'lobby.1:', ':5', 'lobby.1:-1', 'lobby.1:1e3', 'lobby.1:9999999999999999'])(
  'reads no position from %j',
  text => {
    expect(parsePositions(text)).toEqual({})
  },
)

it('knows four modes', () => {
  expect([0, 1, 2, 3, 4, 5, '1', null].filter(isTransportMode)).toEqual([1, 2, 3, 4])
})
