import { describe, expect, it } from 'vitest'
import {
  type ConnectionChange,
  initialConnection,
  isLost,
  nextConnection,
  staysAway,
} from '#connection-state.ts'

const connecting: ConnectionChange = { kind: 'connecting' }
const welcomed: ConnectionChange = { kind: 'welcomed', session: 'player' }
const dropped: ConnectionChange = { kind: 'dropped' }
const banned: ConnectionChange = { kind: 'bye', reason: 'banned' }
const drain: ConnectionChange = { kind: 'bye', reason: 'drain' }

const after = (...changes: ConnectionChange[]) => changes.reduce(nextConnection, initialConnection)

describe('the connection', () => {
  it.each([
    ['starts', [connecting], 'connecting', 0, false],
    ['is made', [connecting, welcomed], 'connected', 0, false],
    ['breaks once', [connecting, welcomed, dropped], 'disconnected', 1, false],
    ['is tried again', [connecting, welcomed, dropped, connecting], 'connecting', 1, false],
    ['breaks twice', [connecting, welcomed, dropped, connecting, dropped], 'disconnected', 2, true],
    [
      'is lost while it is tried',
      [connecting, dropped, connecting, dropped, connecting],
      'connecting',
      2,
      true,
    ],
    ['comes back', [connecting, dropped, connecting, dropped, connecting, welcomed], 'connected', 0, false],
    ['is ended', [connecting, welcomed, { kind: 'closed' }], 'disconnected', 0, false],
  ] as const)('%s', (_, changes, status, retries, lost) => {
    const state = after(...changes)
    expect(state).toMatchObject({ status, retries })
    expect(isLost(state)).toBe(lost)
  })

  it('stays away after a ban and comes back after a drain', () => {
    expect(staysAway(after(connecting, welcomed, banned, dropped))).toBe(true)
    expect(staysAway(after(connecting, welcomed, drain, dropped))).toBe(false)
    expect(after(connecting, banned, dropped, connecting, welcomed).bye).toBeNull()
  })
})
