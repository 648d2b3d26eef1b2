import { describe, expect, it } from 'vitest'
import { gameTopic, isTopic, lobbyTopic, parseTopic, playerTopic, topicKind } from './topics.ts'

describe('parseTopic', () => {
  it.each([
    [lobbyTopic(1), { kind: 'lobby', memberId: 1 }],
    [gameTopic(1, 48213), { kind: 'game', memberId: 1, gameInstanceId: 48213 }],
    [playerTopic(2, 77), { kind: 'player', memberId: 2, playerId: 77 }],
  ])('parses %s', (topic, parsed) => {
    expect(parseTopic(topic)).toEqual(parsed)
    expect(topicKind(topic)).toBe(parsed.kind)
  })

  it.each([
    '',
    'lobby',
    'lobby.',
    'lobby.0',
    'lobby.01',
    'lobby.1.2',
    'game.1',
    'player.1.x',
    'lobby.*',
    'cash.1.2',
  ])('rejects %j', text => {
    expect(parseTopic(text)).toBeNull()
    expect(isTopic(text)).toBe(false)
  })
})
