import { gameTopic } from '@fairground/contract/topics'
import { type TransportMode, transportModes } from '@fairground/contract/transport'
import { buy, findOpenGame } from '@fairground/testkit/server/play'
import { until } from '@fairground/testkit/server/until'
import { useTestServer } from '@fairground/testkit/server/use-test-server'
import { describe, expect, it, onTestFinished } from 'vitest'
import { connected, follow } from '#gateway/follower.test-support.ts'
import { type ProxyOptions, startTcpProxy } from '@fairground/testkit/services/tcp-proxy'

const server = useTestServer()

const openThrough = async (
  mode: TransportMode,
  options: ProxyOptions,
  fetch: typeof globalThis.fetch = globalThis.fetch,
) => {
  const proxy = await startTcpProxy(server().baseUrl, options)
  const states: string[] = []
  const transport = server().transport(mode, {
    baseUrl: proxy.url,
    fetch,
    onState: ({ status, retries }) => states.push(`${status} ${retries}`),
  })
  onTestFinished(() => {
    transport.close()
    proxy.stop()
  })
  const rowan = await server().login('rowan')
  const game = await findOpenGame(rowan, 12)
  const seen = follow(transport, gameTopic(1, game.gameInstanceId))
  transport.open()
  await connected(transport)
  return { proxy, transport, states, seen, buyOne: () => buy(rowan, game, [1, 2, 3]) }
}

describe('a network without WebSockets', () => {
  it.each([
    [transportModes.socket, 'refused'],
    [transportModes.socket, 'stripped'],
    [transportModes.broker, 'refused'],
  ] as const)('makes mode %i fall back to REST when upgrades are %s', async (mode, upgrades) => {
    const { transport, states, seen, buyOne } = await openThrough(mode, { upgrades })
    expect(transport.mode()).toBe(transportModes.rest)
    // The player sees a connection that is being made, not a lost one.
    expect(states.slice(-2)).toEqual(['connecting 0', 'connected 0'])
    await seen.snapshot()
    await buyOne()
    await seen.event('gamePlaysPlayersUpdate')
    await expect(transport.call('ping', {})).resolves.toBeDefined()
  })

  it('is remembered after a later cut', async () => {
    const { proxy, transport, seen, buyOne } = await openThrough(transportModes.socket, {
      upgrades: 'refused',
    })
    await seen.snapshot()
    proxy.cut()
    await until('disconnected', () => transport.state().status !== 'connected')
    proxy.restore()
    await connected(transport)
    expect(transport.mode()).toBe(transportModes.rest)
    await buyOne()
    await seen.event('gamePlaysPlayersUpdate')
  })
})

it('falls back to long polling when event streams are blocked too', async () => {
  const withoutStreams: typeof fetch = (input, init) =>
    typeof input === 'string' && input.includes('/api/events')
      ? Promise.reject(new TypeError('blocked'))
      : fetch(input, init)
  const { transport, seen, buyOne } = await openThrough(
    transportModes.socket,
    { upgrades: 'refused' },
    withoutStreams,
  )
  expect(transport.mode()).toBe(transportModes.polling)
  await seen.snapshot()
  await buyOne()
  await seen.event('gamePlaysPlayersUpdate')
})

it('leaves a mode in which a proxy closes idle connections, and misses no event', async () => {
  const { proxy, transport, seen, buyOne } = await openThrough(transportModes.socket, { idleMs: 400 })
  await seen.snapshot()
  await until('another mode', () => transport.mode() !== transportModes.socket)
  expect(proxy.closedIdle()).toBeGreaterThan(1)
  for (let i = 0; i < 3; i++) await buyOne()
  await until('three events', () => seen.names().length >= 3 || seen.snapshots.length > 1)
})

it('keeps its mode while the server is down', async () => {
  const { proxy, transport, states } = await openThrough(transportModes.socket, {})
  proxy.cut()
  await until('two retries', () => states.includes('disconnected 2'))
  expect(transport.mode()).toBe(transportModes.socket)
  transport.close()
  proxy.restore()
  transport.open()
  await connected(transport)
  expect(transport.mode()).toBe(transportModes.socket)
})
