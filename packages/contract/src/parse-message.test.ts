import { describe, expect, it } from 'vitest'
import { messageKinds } from './channel.ts'
import { parseClientMessage, parseServerMessage } from './parse-message.ts'
import { fault } from './errors.ts'

const { HELLO, CALL, SUBSCRIBE, UNSUBSCRIBE, WELCOME, REPLY, FAULT, EVENTS, SNAPSHOT, BYE } = messageKinds

describe('readClientMessage', () => {
  it.each<[unknown]>([
    [[HELLO, { siteKey: 'k', version: '1.0.5' }]],
    [[HELLO, { siteKey: 'k', version: '1.0.5', authToken: 't' }]],
    [[CALL, 1, 'ping', {}]],
    [[SUBSCRIBE, { 'lobby.1': null, 'game.1.2': 40 }]],
    [[UNSUBSCRIBE, ['lobby.1']]],
  ])('accepts %j', message => {
    expect(parseClientMessage(message)).toBe(message)
  })

  it.each<[unknown]>([
    [null],
    ['ping'],
    [{}],
    [[]],
    [[99]],
    [[HELLO, { version: '1.0.5' }]],
    [[HELLO, { siteKey: 'k', version: '1.0.5', authToken: 7 }]],
    [[CALL, 0, 'ping', {}]],
    [[CALL, 1.5, 'ping', {}]],
    [[CALL, 1, 'ping']],
    [[SUBSCRIBE, { everything: null }]],
    [[SUBSCRIBE, { 'lobby.1': -1 }]],
    [[SUBSCRIBE, ['lobby.1']]],
    [[UNSUBSCRIBE, [1]]],
    [[WELCOME, { serverTime: 1, sessionState: 'player' }]],
  ])('rejects %j', message => {
    expect(parseClientMessage(message)).toBeNull()
  })
})

describe('readServerMessage', () => {
  it.each<[unknown]>([
    [[WELCOME, { serverTime: 1, sessionState: 'anonymous' }]],
    [[REPLY, 1, { serverTime: 1 }]],
    [[REPLY, 1, {}, 'token']],
    [[FAULT, 1, fault('session.timeout')]],
    [[EVENTS, 'lobby.1', 1, 0, []]],
    [[SNAPSHOT, 'lobby.1', 9, { games: [] }]],
    [[BYE, { reason: 'drain' }]],
  ])('accepts %j', message => {
    expect(parseServerMessage(message)).toBe(message)
  })

  it.each<[unknown]>([
    [[WELCOME, { serverTime: 1, sessionState: 'admin' }]],
    [[REPLY, 1]],
    [[FAULT, 1, { name: 'login.made-up' }]],
    [[EVENTS, 'lobby', 1, 0, []]],
    [[SNAPSHOT, 'lobby.1', 9, null]],
    [[BYE, { reason: 'unknown' }]],
    [[CALL, 1, 'ping', {}]],
  ])('rejects %j', message => {
    expect(parseServerMessage(message)).toBeNull()
  })
})
