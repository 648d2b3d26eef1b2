import { describe, expect, it } from 'vitest'
import {
  type ConnectionChange,
  initialConnection,
  isLost,
  nextConnection,
  isReconnectForbidden,
} from '#connection-state.ts'

const connecting: ConnectionChange = { kind: 'connecting' }
const welcomed: ConnectionChange = { kind: 'welcomed', session: 'player' }
const dropped: ConnectionChange = { kind: 'dropped' }
const banned: ConnectionChange = { kind: 'bye', reason: 'banned' }
const drain: ConnectionChange = { kind: 'bye', reason: 'drain' }

const after = (...changes: ConnectionChange[]) => changes.reduce(nextConnection, initialConnection)

describe('nextConnection', () => {
  it.each([
    ['is connecting when it starts', [connecting], 'connecting', 0, false],
    ['is connected after the welcome', [connecting, welcomed], 'connected', 0, false],
    ['is disconnected after one drop', [connecting, welcomed, dropped], 'disconnected', 1, false],
    ['is connecting during a retry', [connecting, welcomed, dropped, connecting], 'connecting', 1, false],
    [
      'is lost after two drops',
      [connecting, welcomed, dropped, connecting, dropped],
      'disconnected',
      2,
      true,
    ],
    [
      'stays lost during a retry',
      [connecting, dropped, connecting, dropped, connecting],
      'connecting',
      2,
      true,
    ],
    [
      'resets its retries when it is connected again',
      [connecting, dropped, connecting, dropped, connecting, welcomed],
      'connected',
      0,
      false,
    ],
    [
      'is disconnected without retries after a close',
      [connecting, welcomed, { kind: 'closed' }],
      'disconnected',
      0,
      false,
    ],
  ] as const)('%s', (_, changes, status, retries, lost) => {
    const state = after(...changes)
    expect(state).toMatchObject({ status, retries })
    expect(isLost(state)).toBe(lost)
  })

  it('forbids a reconnect after a ban and allows it after a drain', () => {
    expect(isReconnectForbidden(after(connecting, welcomed, banned, dropped))).toBe(true)
    expect(isReconnectForbidden(after(connecting, welcomed, drain, dropped))).toBe(false)
    expect(after(connecting, banned, dropped, connecting, welcomed).bye).toBeNull()
  })
})
