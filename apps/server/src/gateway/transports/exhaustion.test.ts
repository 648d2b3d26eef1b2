import { request } from 'node:http'
import { codecOptions, messageKinds } from '@fairground/contract/channel'
import { gameTopic } from '@fairground/contract/topics'
import { pollHeaders, transportPaths } from '@fairground/contract/transport'
import { until } from '@fairground/testkit/server/until'
import { useTestServer } from '@fairground/testkit/server/use-test-server'
import { Packr } from 'msgpackr'
import { describe, expect, it, onTestFinished } from 'vitest'
import { WebSocket } from 'ws'
import { bareSocket } from '#gateway/bare-socket.test-support.ts'
import { maxChannelsPerHome } from '#gateway/limits/channel-counts.ts'
import { topicSubject } from '#platform/broker/subjects.ts'

// Each attacker has its own address; the tests' own calls come from 127.0.0.1.
const server = useTestServer({ rateFactor: 1 })
const packr = new Packr(codecOptions)
const siteKey = 'site-key-of-north'
const hello = [messageKinds.HELLO, { siteKey, version: '1' }]
const nested = Buffer.alloc(60_000, 0x91)
const callsPerSecond = 50

const readMetric = async (pattern: RegExp): Promise<number> => {
  const response = await fetch(`${server().adminUrl}/metrics`)
  if (!response.ok) throw new Error(`no metrics: ${response.status}`)
  const text = await response.text()
  return [...text.matchAll(pattern)].reduce((sum, [, value]) => sum + Number(value), 0)
}
const countSockets = () => readMetric(/^fairground_sockets (\d+)$/gm)
const countCalls = (operation: string) =>
  readMetric(new RegExp(`^fairground_operation_seconds_count\\{operation="${operation}",.*\\} (\\d+)$`, 'gm'))

/** Sends an HTTP request from an address of the attacker. */
const send = (
  method: string,
  path: string,
  localAddress: string,
  headers: Record<string, string> = {},
  body?: Buffer,
) =>
  new Promise<{ status: number; headers: Record<string, unknown>; bytes: () => Buffer; end: () => void }>(
    (resolve, reject) => {
      const outgoing = request(`${server().baseUrl}${path}`, { method, localAddress, headers, agent: false })
      outgoing.on('error', reject)
      outgoing.on('response', response => {
        const pieces: Buffer[] = []
        response.on('data', (piece: Buffer) => pieces.push(piece))
        response.on('error', () => undefined)
        const answer = {
          status: response.statusCode!,
          headers: response.headers,
          bytes: () => Buffer.concat(pieces),
          end: () => void outgoing.destroy(),
        }
        if (response.headers['content-type']?.startsWith('text/event-stream')) resolve(answer)
        else response.on('end', () => resolve(answer))
      })
      outgoing.end(body)
    },
  )

const octets = { 'content-type': 'application/octet-stream' }

const openPoll = async (address: string): Promise<string> => {
  const opened = await send('POST', transportPaths.polling, address, octets, packr.pack(hello))
  expect(opened.status).toBe(204)
  return String(opened.headers[pollHeaders.id])
}

const postToPoll = (id: string, address: string, ...messages: unknown[]) =>
  send(
    'POST',
    transportPaths.polling,
    address,
    { ...octets, [pollHeaders.id]: id },
    Buffer.concat(messages.map(message => (Buffer.isBuffer(message) ? message : packr.pack(message)))),
  )

const getFromPoll = async (id: string, address: string, received: number) => {
  const headers = { [pollHeaders.id]: id, [pollHeaders.received]: String(received) }
  const answer = await send('GET', transportPaths.polling, address, headers)
  return { ...answer, batch: Number(answer.headers[pollHeaders.batch] ?? 0) }
}

const line = (text: string): Buffer => Buffer.from(`${text}\r\n`)

/** A greeted connection of the publish/subscribe mode that answers nothing by itself. */
const openBroker = async (address: string) => {
  const headers = { 'site-key': siteKey }
  const { bytes } = await send('POST', transportPaths.credential, address, headers)
  const { credential } = JSON.parse(bytes().toString()) as { credential: string }
  const socket = await bareSocket(server(), transportPaths.broker, address)
  const connect = line(`CONNECT ${JSON.stringify({ auth_token: credential })}`)
  socket.sendBytes(connect, line('SUB session 1'), line('SUB _INBOX.a.* 2'))
  await until('WELCOME', () => socket.received().includes('MSG session 1 '))
  return socket
}

const openChannel = async (address: string) => {
  const socket = await bareSocket(server(), transportPaths.socket, address)
  socket.send(hello)
  await until('WELCOME', () => socket.received().length > 0)
  return socket
}

const publishCall = (id: number, operation: string): Buffer => {
  const input = packr.pack({ filter: {} })
  return Buffer.concat([line(`PUB call.${operation} _INBOX.a.${id} ${input.length}`), input, line('')])
}

const missingTopics = (from: number, count: number) =>
  Array.from({ length: count }, (_, i) => gameTopic(1, 900_000_000 + from + i))

const subscribe = (topics: readonly string[], last: number | null = null) => [
  messageKinds.SUBSCRIBE,
  Object.fromEntries(topics.map(topic => [topic, last])),
]

const countIn = (bytes: Buffer, text: string): number => bytes.toString('latin1').split(text).length - 1

describe('topics that do not exist', () => {
  const rounds = 60
  const perRound = 24

  /** Asks for other topics in each round; a topic that was left waits no longer. */
  const flood = async (ask: (topics: readonly string[]) => void, read: () => Buffer) => {
    const since = performance.now()
    for (let round = 0; round < rounds; round++) {
      ask(missingTopics(round * perRound, perRound))
      await new Promise(resolve => setTimeout(resolve, 50))
    }
    const refused = countIn(read(), 'game.notFound')
    return { refused, allowed: callsPerSecond * (Math.ceil((performance.now() - since) / 1000) + 1) }
  }

  it('are looked up at the rate of calls, and a login meanwhile is served', async () => {
    const attacker = await openChannel('127.0.0.2')
    const login = server().login('rowan')
    const leaving: (readonly string[])[] = []
    const { refused, allowed } = await flood(topics => {
      attacker.send(subscribe(topics))
      leaving.push(topics)
      if (leaving.length > 1) attacker.send([messageKinds.UNSUBSCRIBE, leaving.shift()])
    }, attacker.received)
    expect(attacker.isCut()).toBe(false)
    expect(refused).toBeGreaterThan(0)
    expect(refused).toBeLessThanOrEqual(allowed)
    await login
    expect(await server().rest().call('ping', {})).toBeDefined()
  })

  it('are looked up at that rate in publish/subscribe mode, also under one subscription id', async () => {
    const attacker = await openBroker('127.0.0.3')
    const { refused, allowed } = await flood(topics => {
      attacker.sendBytes(Buffer.concat(topics.map(topic => line(`SUB topic.${topic} 9`))))
    }, attacker.received)
    expect(refused).toBeLessThanOrEqual(allowed)
  })

  it('are neither followed nor kept', async () => {
    const attacker = await openChannel('127.0.0.4')
    const [topic] = missingTopics(500_000, 1)
    attacker.send(subscribe([topic!]))
    await until('a fault', () => countIn(attacker.received(), 'game.notFound') === 1)
    server().broker.publish(topicSubject(topic!), [messageKinds.EVENTS, topic, 5, 5, []])
    await server().broker.flush()
    attacker.send(subscribe([topic!], 5))
    await until('a second fault', () => countIn(attacker.received(), 'game.notFound') === 2)
    expect(countIn(attacker.received(), topic!)).toBe(0)
  })

  it('count against the number of topics of a channel, in every transport', async () => {
    const topics = missingTopics(600_000, 51)
    const channel = await openChannel('127.0.0.5')
    channel.send(subscribe(topics))
    await channel.untilCut()
    expect(channel.received().includes('protocol')).toBe(true)

    const stream = await send('GET', `${transportPaths.events}?topics=${topics.join(',')}`, '127.0.0.6', {
      'site-key': siteKey,
    })
    await until('BYE', () => stream.bytes().includes('"protocol"'))

    const id = await openPoll('127.0.0.7')
    const { batch } = await getFromPoll(id, '127.0.0.7', 0)
    await postToPoll(id, '127.0.0.7', subscribe(topics))
    await until('BYE', async () => (await getFromPoll(id, '127.0.0.7', batch)).bytes().includes('protocol'))

    const broker = await openBroker('127.0.0.8')
    broker.sendBytes(Buffer.concat(topics.map((topic, i) => line(`SUB topic.${topic} ${i + 10}`))))
    await broker.untilCut()
  })
})

describe('a viewer that asks and does not read', () => {
  const enlargeGames = () => server().sql('UPDATE game SET title = repeat($1, 100000)', ['x'])
  const calls = 400

  /** Sends calls as fast as the channel permits until the gateway has ended it. */
  const ask = async (sendCall: (id: number) => void, operation: string) => {
    await enlargeGames()
    const [before, others] = [await countCalls(operation), (await countSockets()) - 1]
    let isEnded = false
    for (let id = 1; id <= calls && !isEnded; id++) {
      sendCall(id)
      await new Promise(resolve => setTimeout(resolve, 25))
      if (id % 20 === 0) isEnded = (await countSockets()) <= others
    }
    await until('the channel has ended', async () => (await countSockets()) <= others)
    return (await countCalls(operation)) - before
  }

  it('is read no longer and cut off, over a WebSocket', async () => {
    const attacker = await openChannel('127.0.0.12')
    attacker.socket.pause()
    const executed = await ask(
      id => attacker.send([messageKinds.CALL, id, 'getFilteredGames', { filter: {} }]),
      'getFilteredGames',
    )
    expect(executed).toBeGreaterThan(0)
    expect(executed).toBeLessThan(calls)
  })

  it('is read no longer and cut off in publish/subscribe mode', async () => {
    const attacker = await openBroker('127.0.0.13')
    attacker.socket.pause()
    const executed = await ask(
      id => attacker.sendBytes(publishCall(id, 'getFilteredGames')),
      'getFilteredGames',
    )
    expect(executed).toBeLessThan(calls)
  })

  it('may send no further messages over polling, and loses what it does not fetch', async () => {
    await enlargeGames()
    const address = '127.0.0.14'
    const id = await openPoll(address)
    const call = [messageKinds.CALL, 1, 'getFilteredGames', { filter: {} }]
    const others = (await countSockets()) - 1
    await until('a refusal', async () => (await postToPoll(id, address, call)).status === 429)
    const before = await countCalls('getFilteredGames')
    for (let i = 0; i < 20; i++) expect((await postToPoll(id, address, call)).status).toBe(429)
    expect(await countCalls('getFilteredGames')).toBe(before)
    await until('the channel has ended', async () => (await countSockets()) <= others)
    // The reason may be left, or nothing if it was part of a large batch.
    await until('the answers are gone', async () => (await getFromPoll(id, address, 0)).bytes().length < 4096)
  })
})

describe('after BYE', () => {
  it('a WebSocket executes nothing, decodes nothing and is cut off', async () => {
    const before = await countCalls('getCountries')
    const attacker = await openChannel('127.0.0.22')
    const call = [messageKinds.CALL, 1, 'getCountries', {}]
    attacker.sendBytes(
      packr.pack(['nonsense']),
      ...Array.from({ length: 300 }, () => packr.pack(call)),
      ...Array.from({ length: 300 }, () => nested),
    )
    await attacker.untilCut()
    expect(countIn(attacker.received(), 'protocol')).toBeGreaterThan(0)
    expect(await countCalls('getCountries')).toBe(before)
  })

  it('a call that waits for HELLO is not executed', async () => {
    const before = await countCalls('getCountries')
    const attacker = await bareSocket(server(), transportPaths.socket, '127.0.0.23')
    const wrong = [messageKinds.HELLO, { siteKey: 'wrong', version: '1' }]
    attacker.send(hello, wrong, [messageKinds.CALL, 1, 'getCountries', {}])
    await attacker.untilCut()
    expect(await countCalls('getCountries')).toBe(before)
  })

  it('a publish/subscribe connection executes nothing and is cut off', async () => {
    const before = await countCalls('getCountries')
    const attacker = await openBroker('127.0.0.24')
    attacker.sendBytes(
      Buffer.concat([line('PUB hello 1'), Buffer.from([0xc1]), line('')]),
      ...Array.from({ length: 100 }, (_, id) => publishCall(id, 'getCountries')),
      ...Array.from({ length: 300 }, () => nested),
    )
    await attacker.untilCut()
    expect(await countCalls('getCountries')).toBe(before)
  })

  it('a polling connection executes nothing', async () => {
    const before = await countCalls('getCountries')
    const address = '127.0.0.25'
    const id = await openPoll(address)
    await postToPoll(id, address, ['nonsense'])
    for (let i = 0; i < 20; i++) {
      await postToPoll(
        id,
        address,
        ...Array.from({ length: 15 }, () => [messageKinds.CALL, 1, 'getCountries', {}]),
      )
      await postToPoll(id, address, nested)
    }
    expect(await countCalls('getCountries')).toBe(before)
  })
})

describe('a connection', () => {
  it.each([transportPaths.socket, transportPaths.broker])('to %s ends without HELLO', async path => {
    const silent = await bareSocket(server(), path, '127.0.0.32')
    await silent.untilCut()
  })

  it.each([transportPaths.socket, transportPaths.broker])('to %s ends after a flood of pings', async path => {
    const attacker = await bareSocket(server(), path, '127.0.0.33')
    attacker.ping(5000)
    await attacker.untilCut()
  })

  it('ends when it repeats HELLO faster than calls', async () => {
    const attackers = [await openChannel('127.0.0.34'), await openChannel('127.0.0.34')]
    for (const attacker of attackers) attacker.send(...Array.from({ length: 40 }, () => hello))
    await until('one is cut off', () => attackers.some(({ isCut }) => isCut()))
  })
})

it('refuses more channels of one address than the limit, counted over all transports', async () => {
  const address = '127.0.0.42'
  const open: { close: () => void }[] = []
  onTestFinished(() => {
    for (const { close } of open) close()
  })
  const openSocket = (localAddress: string) =>
    new Promise<WebSocket | number>(resolve => {
      const socket = new WebSocket(server().wsUrl, { localAddress })
      socket.on('error', () => undefined)
      socket.on('open', () => {
        socket.send(packr.pack(hello))
        resolve(socket)
      })
      socket.on('unexpected-response', (_, response) => resolve(response.statusCode!))
    })
  const openStream = () => send('GET', transportPaths.events, address, { 'site-key': siteKey })
  const stream = await openStream()
  await openPoll(address)
  open.push({ close: stream.end })
  // The rate of opening is limited too, so a refused one is tried again.
  while (open.length < maxChannelsPerHome - 1) {
    const opened = await openSocket(address)
    if (typeof opened === 'number') await new Promise(resolve => setTimeout(resolve, 200))
    else open.push({ close: () => opened.terminate() })
  }
  await new Promise(resolve => setTimeout(resolve, 1100))
  expect(await openSocket(address)).toBe(429)
  expect((await openStream()).status).toBe(429)
  expect((await send('POST', transportPaths.polling, address, octets, packr.pack(hello))).status).toBe(429)
  const other = await openSocket('127.0.0.43')
  expect(other).toBeInstanceOf(WebSocket)
  if (other instanceof WebSocket) other.terminate()
  open.pop()!.close()
  await until('room for another', async () => {
    const again = await openSocket(address)
    if (typeof again === 'number') return false
    open.push({ close: () => again.terminate() })
    return true
  })
})
