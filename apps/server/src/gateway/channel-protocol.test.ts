import { messageKinds } from '@fairground/contract/channel'
import { lobbyTopic } from '@fairground/contract/topics'
import { until } from '@fairground/testkit/server/until'
import { useTestServer } from '@fairground/testkit/server/use-test-server'
import { encodeMessage } from './codec.ts'
import { connected, follow } from './follower.test-support.ts'
import { rawChannel } from './raw-channel.test-support.ts'
import { describe, expect, it } from 'vitest'

const server = useTestServer()
const hello = [messageKinds.HELLO, { siteKey: 'site-key-of-north', version: '1' }]

const greeted = async () => {
  const raw = await rawChannel(server())
  raw.send(hello)
  await raw.next(messageKinds.WELCOME)
  return raw
}

describe('a message that violates the protocol', () => {
  it.each<[string, unknown]>([
    ['no array', { kind: 1 }],
    ['a kind nobody has', [99, {}]],
    ['a kind of the server', [messageKinds.WELCOME, { serverTime: 1, sessionState: 'player' }]],
    ['a call without a number', [messageKinds.CALL, 'x', 'ping', {}]],
    ['a call numbered 0', [messageKinds.CALL, 0, 'ping', {}]],
    ['a call without input', [messageKinds.CALL, 1, 'ping']],
    ['a call sent before the epoch', [messageKinds.CALL, 1, 'ping', {}, -1]],
    ['a call sent at a text', [messageKinds.CALL, 1, 'ping', {}, 'now']],
    ['a call with more than a time', [messageKinds.CALL, 1, 'ping', {}, 5, 5]],
    ['a call of a long name', [messageKinds.CALL, 1, 'p'.repeat(65), {}]],
    ['a topic nobody has', [messageKinds.SUBSCRIBE, { 'lobby.1; DROP': null }]],
    ['a number below 0', [messageKinds.SUBSCRIBE, { 'lobby.1': -1 }]],
    ['more topics than 200', [messageKinds.UNSUBSCRIBE, Array.from({ length: 201 }, () => 'lobby.1')]],
    ['a hello without a key', [messageKinds.HELLO, {}]],
    ['a long token', [messageKinds.HELLO, { siteKey: 'x', version: '1', authToken: 'x'.repeat(257) }]],
  ])('%s ends the connection', async (_, message) => {
    const raw = await greeted()
    raw.send(message)
    expect(await raw.next(messageKinds.BYE)).toEqual([16, { reason: 'protocol' }])
    expect(await raw.closed()).toBe(4000)
  })

  it.each<[string, Buffer | string]>([
    ['text', '[2,1,"ping",{}]'],
    ['nothing', Buffer.alloc(0)],
    ['broken msgpack', Buffer.from([0x94, 2, 1])],
    ['an extension', Buffer.from([0xc7, 4, 0x72, 1, 2, 3, 4])],
    ['nested arrays without end', Buffer.alloc(20_000, 0x91)],
  ])('%s ends the connection', async (_, bytes) => {
    const raw = await greeted()
    raw.sendBytes(bytes)
    expect(await raw.next(messageKinds.BYE)).toEqual([16, { reason: 'protocol' }])
    await raw.closed()
  })

  it('closes the connection on a frame over 64 KiB without reading it', async () => {
    const raw = await greeted()
    raw.send([messageKinds.CALL, 1, 'ping', 'x'.repeat(66_000)])
    expect(await raw.closed()).toBeGreaterThan(0)
    expect(raw.got.filter(([kind]) => kind === messageKinds.REPLY)).toEqual([])
  })

  it('closes the connection after more than fifty messages in a second', async () => {
    const raw = await greeted()
    const call = encodeMessage([messageKinds.CALL, 1, 'nothing', {}] as never)
    for (let i = 0; i < 120; i++) raw.sendBytes(call)
    expect(await raw.next(messageKinds.BYE)).toEqual([16, { reason: 'protocol' }])
    await raw.closed()
  })

  it('leaves the server running', async () => {
    expect(await server().rest().call('ping', {})).toBeDefined()
  })
})

describe('an origin', () => {
  const { host } = { host: () => new URL(server().baseUrl).host }
  it.each([
    ['none, as programs have', () => undefined, 101],
    ['the address of the request, which no operator lists', () => `http://${host()}`, 403],
    ["an operator's own host", () => 'https://north.localhost', 101],
    ['one admitted by the settings', () => 'http://admitted.example', 101],
    ['another site', () => 'https://evil.example', 403],
    ['a host that begins like ours', () => 'https://north.localhost.evil.example', 403],
    ['no address at all', () => 'null', 403],
  ])('%s', async (_, origin, status) => {
    const raw = await rawChannel(server(), origin())
    expect(raw.status).toBe(status)
    raw.close()
  })

  it('refuses an upgrade on another path', async () => {
    const raw = await rawChannel(server(), undefined, server().wsUrl.replace('channel', 'other'))
    expect(raw.status).toBe(403)
  })
})

describe('a gateway that stops', () => {
  it('sends BYE, finishes running calls and refuses new connections', async () => {
    const byes: (string | null)[] = []
    const channel = server().channel('north', { onState: ({ bye }) => void byes.push(bye) })
    channel.open()
    await connected(channel)
    await follow(channel, lobbyTopic(1)).snapshot()
    const raw = await greeted()
    const since = performance.now()
    await server().drain()
    expect(performance.now() - since).toBeLessThan(4000)
    await until('BYE', () => byes.includes('drain'))
    expect(await raw.next(messageKinds.BYE)).toEqual([16, { reason: 'drain' }])
    await expect(fetch(`${server().baseUrl}/health`)).rejects.toThrow()
    channel.close()
  })
})
