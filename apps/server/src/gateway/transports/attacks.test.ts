import { codecOptions, messageKinds } from '@fairground/contract/channel'
import { gameTopic, lobbyTopic, playerTopic } from '@fairground/contract/topics'
import { pollHeaders, transportModes, transportPaths } from '@fairground/contract/transport'
import { memoryTokenStore } from '@fairground/client/token-store'
import { buy, findOpenGame } from '@fairground/testkit/server/play'
import { until } from '@fairground/testkit/server/until'
import { useTestServer } from '@fairground/testkit/server/use-test-server'
import { Packr } from 'msgpackr'
import { describe, expect, it, onTestFinished } from 'vitest'
import { WebSocket } from 'ws'
import { createMembers } from '#operator/members.ts'
import { openVault } from '#vault/vault.ts'
import { connected, follow } from '#gateway/follower.test-support.ts'
import { createCredentials } from './broker-credential.ts'

const server = useTestServer()
const packr = new Packr(codecOptions)
const hello = packr.pack([messageKinds.HELLO, { siteKey: 'site-key-of-north', version: '1' }])

const post = (
  body: Uint8Array | string,
  headers: Record<string, string> = {},
  type = 'application/octet-stream',
) =>
  fetch(server().baseUrl + transportPaths.polling, {
    method: 'POST',
    headers: { 'content-type': type, ...headers },
    body: typeof body === 'string' ? body : new Blob([new Uint8Array(body)]),
  })

const get = async (id: string, received = 0) => {
  const response = await fetch(server().baseUrl + transportPaths.polling, {
    headers: { [pollHeaders.id]: id, [pollHeaders.received]: String(received) },
  })
  const bytes = new Uint8Array(await response.arrayBuffer())
  const batch = Number(response.headers.get(pollHeaders.batch) ?? 0)
  const messages = response.status === 200 ? (packr.unpackMultiple(bytes) as unknown[][]) : []
  return { status: response.status, batch, messages }
}

const openPoll = async (): Promise<string> => (await post(hello)).headers.get(pollHeaders.id)!

const events = (topics: string, headers: Record<string, string> = {}) =>
  fetch(`${server().baseUrl}${transportPaths.events}?topics=${topics}`, {
    headers: { 'site-key': 'site-key-of-north', ...headers },
    signal: AbortSignal.timeout(20_000),
  })

describe.each(Object.values(transportModes))('in mode %i', mode => {
  it("refuses other players' topics and every topic of another operator", async () => {
    const alice = await server().login('alice')
    const { player } = await alice.call('loginCheck', {})
    const bob = await server().login('bob')
    const topics = [playerTopic(1, player.id), playerTopic(2, player.id), lobbyTopic(2), gameTopic(2, 48_001)]
    for (const token of [null, bob.token.read()]) {
      const faults: string[] = []
      const transport = server().transport(mode, {
        token: memoryTokenStore(token),
        onFault: ({ name }) => faults.push(name),
      })
      onTestFinished(() => transport.close())
      transport.open()
      await connected(transport)
      const followed = topics.map(topic => follow(transport, topic))
      await until('faults', () => faults.length >= topics.length)
      expect(new Set(faults)).toEqual(new Set(['login.notAuthorized']))
      await buy(alice, await findOpenGame(alice, 12), [1, 2, 3])
      const own = follow(transport, gameTopic(1, (await findOpenGame(alice, 12)).gameInstanceId))
      await own.snapshot()
      expect(followed.flatMap(({ snapshots, frames }) => [...snapshots, ...frames])).toEqual([])
    }
  })

  it('refuses a money operation without a session', async () => {
    const transport = server().transport(mode)
    onTestFinished(() => transport.close())
    transport.open()
    await expect(transport.call('getPlayerAccounts', {})).rejects.toMatchObject({
      fault: { name: 'login.notLoggedIn' },
    })
  })
})

describe('an event stream', () => {
  it.each([
    ['an unknown site key', 'lobby.1', { 'site-key': 'wrong' }, 401],
    ['a malformed topic', 'lobby.1,>', {}, 400],
    ['too many topics', Array.from({ length: 201 }, (_, i) => `game.1.${i + 1}`).join(','), {}, 400],
  ])('is refused with %s', async (_, topics, headers, status) => {
    expect((await events(topics, headers)).status).toBe(status)
  })

  it('resumes a topic from Last-Event-ID and ignores positions of other topics', async () => {
    const rowan = await server().login('rowan')
    const game = await findOpenGame(rowan, 12)
    const topic = gameTopic(1, game.gameInstanceId)
    const read = async (headers: Record<string, string>) => {
      const aborter = new AbortController()
      const response = await fetch(`${server().baseUrl}${transportPaths.events}?topics=${topic}`, {
        headers: { 'site-key': 'site-key-of-north', ...headers },
        signal: aborter.signal,
      })
      let text = ''
      for await (const part of response.body!) {
        text += Buffer.from(part).toString()
        if (/^data: \[1[45],.*\n\n/m.test(text)) break
      }
      aborter.abort()
      return text
    }
    const first = await read({})
    const [, id = ''] = /^id: (.+)$/m.exec(first) ?? []
    expect(first).toContain('data: [15,')
    expect(id).toMatch(new RegExp(`^${topic}:\\d+$`))
    const again = await read({ 'last-event-id': `${id},player.1.1:5` })
    expect(again).toContain(`data: [14,"${topic}"`)
    expect(again).not.toContain('player.1.1')
    const nonsense = await read({ 'last-event-id': 'x:y:z,,:' })
    expect(nonsense).toContain('data: [15,')
  })
})

describe('a polling connection', () => {
  it('needs HELLO as its only first message', async () => {
    for (const body of [
      packr.pack([messageKinds.CALL, 1, 'ping', {}]),
      Buffer.concat([hello, hello]),
      'x',
      '',
    ]) {
      expect((await post(body)).status).toBe(400)
    }
    expect((await post('{}', {}, 'application/json')).status).toBe(400)
  })

  it('cannot be guessed or used after it was closed', async () => {
    const id = await openPoll()
    expect(id).toMatch(/^[A-Za-z0-9_-]{43}$/)
    const otherStart = id.startsWith('A') ? 'B' : 'A'
    for (const wrong of ['', id.slice(1), otherStart + id.slice(1), 'A'.repeat(43)]) {
      expect((await get(wrong)).status).toBe(401)
      expect((await post(hello, { [pollHeaders.id]: wrong })).status).toBe(401)
    }
    expect((await get(id)).messages[0]).toMatchObject([messageKinds.WELCOME, { sessionState: 'anonymous' }])
    await fetch(server().baseUrl + transportPaths.polling, {
      method: 'DELETE',
      headers: { [pollHeaders.id]: id },
    })
    expect((await get(id)).status).toBe(401)
  })

  it('gives the messages to the newer of two polls, and repeats a batch that was not confirmed', async () => {
    const id = await openPoll()
    const { batch } = await get(id)
    const older = get(id, batch)
    await until('the older poll waits', () => Promise.race([older.then(() => false), wait(50)]))
    const newer = get(id, batch)
    expect(await older).toMatchObject({ status: 204, messages: [] })
    await post(packr.pack([messageKinds.CALL, 7, 'ping', {}]), { [pollHeaders.id]: id })
    const got = await newer
    expect(got).toMatchObject({ status: 200, batch: batch + 1 })
    expect(got.messages).toMatchObject([[messageKinds.REPLY, 7, {}]])
    expect(await get(id, batch)).toEqual(got)
  })

  it('refuses a body that is too large and ends after a message that violates the protocol', async () => {
    const id = await openPoll()
    const { batch } = await get(id)
    expect((await post(Buffer.alloc(65_537), { [pollHeaders.id]: id })).status).toBe(400)
    await post(packr.pack(['nonsense']), { [pollHeaders.id]: id })
    expect((await get(id, batch)).messages).toEqual([[messageKinds.BYE, { reason: 'protocol' }]])
    expect((await get(id, batch + 1)).status).toBe(401)
  })

  it('ends when it follows too many topics', async () => {
    const id = await openPoll()
    const { batch } = await get(id)
    for (let start = 0; start < 600; start += 200) {
      const names = Array.from({ length: 200 }, (_, i) => [`game.1.${start + i + 900_000}`, 0])
      await post(packr.pack([messageKinds.SUBSCRIBE, Object.fromEntries(names)]), { [pollHeaders.id]: id })
    }
    let received = batch
    await until('the end', async () => {
      const answer = await get(id, received)
      received = answer.batch || received
      return answer.messages.some(([kind]) => kind === messageKinds.BYE) || answer.status === 401
    })
  })
})

const wait = (ms: number) => new Promise<boolean>(resolve => setTimeout(resolve, ms, true))

/** A browser that speaks the protocol by hand and records the answer. */
const openBroker = async () => {
  const socket = new WebSocket(server().baseUrl.replace('http', 'ws') + transportPaths.broker)
  let text = ''
  let isClosed = false
  socket.on('message', (data: Buffer) => (text += data.toString('latin1')))
  socket.on('close', () => (isClosed = true))
  onTestFinished(() => socket.terminate())
  await until('INFO', () => text.startsWith('INFO '))
  return {
    send: (line: string) => socket.send(Buffer.from(`${line}\r\n`)),
    answer: (part: string) => until(part, () => text.includes(part)),
    closed: () => until('closed', () => isClosed),
  }
}

const fetchCredential = async (headers: Record<string, string> = {}): Promise<string> => {
  const response = await fetch(server().baseUrl + transportPaths.credential, {
    method: 'POST',
    headers: { 'site-key': 'site-key-of-north', ...headers },
  })
  return ((await response.json()) as { credential: string }).credential
}

describe('a publish/subscribe connection', () => {
  it('is closed without a valid credential', async () => {
    const valid = await fetchCredential()
    const vault = openVault(`${server().folder}/keys`)
    const members = { byId: () => Promise.resolve({ id: 1 }) } as unknown as ReturnType<typeof createMembers>
    const { credential: expired } = createCredentials(vault, members, () => Date.now() - 60_000).issue(1, {})
    const otherOperator = valid.replace('1.', '2.')
    for (const wrong of ['', 'x', expired, otherOperator, valid.slice(0, -2)]) {
      const broker = await openBroker()
      broker.send(`CONNECT ${JSON.stringify({ auth_token: wrong })}`)
      await broker.answer(`-ERR 'Authorization Violation'`)
      await broker.closed()
    }
    const early = await openBroker()
    early.send('SUB session 1')
    await early.answer(`-ERR 'Authorization Violation'`)
    await early.closed()
  })

  it('reaches no subject of the broker', async () => {
    const broker = await openBroker()
    broker.send(`CONNECT ${JSON.stringify({ auth_token: await fetchCredential() })}`)
    broker.send('SUB session 1')
    await broker.answer('MSG session 1 ')
    for (const subject of [
      '>',
      '*',
      'topic.>',
      'topic.lobby.*',
      'topic.lobby.2',
      'lane.1',
      'session.ended',
    ]) {
      broker.send(`SUB ${subject} 9`)
      await broker.answer(`-ERR 'Permissions Violation for Subscription to "${subject}"'`)
    }
    broker.send('PUB lane.1 reply 2\r\n{}')
    await broker.answer(`-ERR 'Permissions Violation for Publish to "lane.1"'`)
    broker.send('PUB topic.lobby.1 2\r\n{}')
    await broker.answer(`-ERR 'Permissions Violation for Publish to "topic.lobby.1"'`)
    broker.send('PING')
    await broker.answer('PONG')
  })

  it('is closed after a flood of subscriptions or an unknown command', async () => {
    const flood = await openBroker()
    flood.send(`CONNECT ${JSON.stringify({ auth_token: await fetchCredential() })}`)
    for (let i = 0; i <= 60; i++) flood.send(`SUB _INBOX.a${i} ${i}`)
    await flood.answer(`-ERR 'Maximum Subscriptions Exceeded'`)
    await flood.closed()
    for (const line of ['GET / HTTP/1.1', 'PUB x 99999999', 'SUB a b c d', 'x'.repeat(5000)]) {
      const broker = await openBroker()
      broker.send(line)
      await broker.closed()
    }
  })
})
