import { fault } from '@fairground/contract/errors'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { pendingCalls } from '#pending-calls.ts'

const connection = (up: boolean) => {
  const sent: [number, string][] = []
  const times: number[] = []
  const state = { up, sent, times, timeouts: 0 }
  const calls = pendingCalls({
    send: ({ id, operation, calledAt }) => {
      if (state.up) sent.push([id, operation])
      if (state.up) times.push(calledAt)
      return state.up
    },
    onTimeout: () => {
      state.timeouts += 1
    },
    timeoutMs: () => 100,
  })
  return { state, calls }
}

describe('pendingCalls', () => {
  beforeEach(() => vi.useFakeTimers())
  afterEach(() => vi.useRealTimers())

  it('sends a queued call with the time at which it was made', async () => {
    const { calls, state } = connection(false)
    const madeAt = Date.now()
    void calls.add('ping', {}).catch(() => undefined)
    await vi.advanceTimersByTimeAsync(50)
    state.up = true
    calls.sendQueued()
    expect(state.times).toEqual([madeAt])
  })

  it('resolves each call with its own reply', async () => {
    const { calls, state } = connection(true)
    const [ping, login] = [calls.add('ping', {}), calls.add('login', {})]
    calls.reject(2, fault('login.credentialsNotValid'))
    calls.resolve(1, { serverTime: 5 })
    await expect(ping).resolves.toEqual({ serverTime: 5 })
    await expect(login).rejects.toMatchObject({ code: 103, faultName: 'login.credentialsNotValid' })
    expect(state.sent).toEqual([
      [1, 'ping'],
      [2, 'login'],
    ])
  })

  it('sends a queued call once when the connection is up', async () => {
    const { calls, state } = connection(false)
    const ping = calls.add('ping', {})
    expect(state.sent).toEqual([])
    state.up = true
    calls.sendQueued()
    calls.sendQueued()
    expect(state.sent).toEqual([[1, 'ping']])
    calls.resolve(1, 'pong')
    await expect(ping).resolves.toBe('pong')
  })

  it.each([
    [true, 'session.requestTimeout', 1],
    [false, 'session.notConnected', 0],
  ])('rejects a call without a reply (connected: %s) with %s', async (up, faultName, timeouts) => {
    const { calls, state } = connection(up)
    const outcome = expect(calls.add('ping', {})).rejects.toMatchObject({ faultName })
    await vi.advanceTimersByTimeAsync(100)
    await outcome
    expect(state.timeouts).toBe(timeouts)
  })

  it('rejects sent calls and keeps unsent calls queued when the connection breaks', async () => {
    const { calls, state } = connection(true)
    const lost = expect(calls.add('ping', {})).rejects.toMatchObject({ faultName: 'session.connectionLost' })
    state.up = false
    const waiting = calls.add('login', {})
    calls.handleDisconnect()
    await lost
    state.up = true
    calls.sendQueued()
    calls.resolve(2, 'in')
    await expect(waiting).resolves.toBe('in')
  })

  it('ignores a reply to an unknown call', () => {
    const { calls } = connection(true)
    expect(() => calls.resolve(99, {})).not.toThrow()
  })
})
