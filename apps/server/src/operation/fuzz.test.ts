import { randomUUID } from 'node:crypto'
import { messageKinds } from '@fairground/contract/channel'
import { isFault } from '@fairground/contract/errors'
import { type OperationName, operationNames } from '@fairground/contract/operation-names'
import { operations } from '@fairground/contract/operations'
import { findOpenGame } from '@fairground/testkit/server/play'
import { useTestServer } from '@fairground/testkit/server/use-test-server'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { rawChannel } from '#gateway/raw-channel.test-support.ts'

const server = useTestServer()
const seed = 20_240_917

interface Schema {
  readonly type?: string
  readonly properties?: Readonly<Record<string, Schema>>
}

const nasty = fc.oneof(
  fc.constantFrom<unknown>(
    null,
    true,
    '',
    'GBP',
    'en_US',
    randomUUID(),
    '0.001',
    '99999999999999999999',
    '\u0000',
    '\ud800',
    "'; DROP TABLE player; --",
    'x'.repeat(300),
    [],
    [[]],
    [[1, 2, 3]],
    {},
    { __proto__: null },
  ),
  fc.integer(),
  fc.double(),
  fc.string(),
  fc.jsonValue(),
)

const numbers = fc.constantFrom(0, -1, 1, 11, 48_001, 2 ** 31 - 1, 2 ** 31, 2 ** 53 - 1, 2 ** 53, 0.5, 1e308)

/** Known keys with valid and invalid values, and sometimes an unknown key. */
const toInput = (schema: Schema, depth = 0): fc.Arbitrary<unknown> => {
  const known = Object.entries(schema.properties ?? {}).map(([key, inner]) => {
    const likely =
      inner.properties && depth < 3 ? toInput(inner, depth + 1) : inner.type === 'integer' ? numbers : nasty
    return [key, fc.oneof({ weight: 3, arbitrary: likely }, nasty)] as const
  })
  const object = fc.record(Object.fromEntries(known), { requiredKeys: [] })
  const more = fc.oneof(
    { weight: 5, arbitrary: fc.constant({}) },
    fc.dictionary(fc.string(), nasty, { maxKeys: 2 }),
  )
  return fc.oneof(
    { weight: 8, arbitrary: fc.tuple(object, more).map(parts => Object.assign({}, ...parts) as unknown) },
    nasty,
  )
}

const call = fc
  .oneof(fc.constantFrom(...operationNames), fc.constantFrom(...operationNames))
  .chain(name => toInput(operations[name].input as Schema).map(input => ({ name, input })))

/** Sometimes truncates the body, changes a byte or adds one. */
const mutated = (text: string) =>
  fc.oneof(
    { weight: 6, arbitrary: fc.constant(Buffer.from(text)) },
    fc.nat({ max: Math.max(0, text.length - 1) }).map(end => Buffer.from(text.slice(0, end))),
    fc.tuple(fc.nat({ max: Math.max(0, text.length - 1) }), fc.nat({ max: 255 })).map(([at, byte]) => {
      const bytes = Buffer.from(text)
      bytes[at] = byte
      return bytes
    }),
    fc.constant(Buffer.from(`${text}}`)),
  )

const bodies = call.chain(({ name, input }) =>
  mutated(JSON.stringify(input) ?? '').map(body => ({ name, body })),
)

const acceptable = (status: number) => status < 500 || status === 501

it('answers or refuses 1,500 generated bodies over all operations without an internal error', async () => {
  const { token } = await server().login('rowan')
  const { gameInstanceId } = await findOpenGame(server().rest(), 11)
  const send = async ({ name, body }: { name: OperationName; body: Buffer }) => {
    const response = await fetch(`${server().baseUrl}/api/1/${name}`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'site-key': 'site-key-of-north',
        ...(name === 'logout' ? {} : { 'auth-token': token.read() ?? '' }),
      },
      body: new Uint8Array(body),
    })
    const text = await response.text()
    const shaped = response.status === 200 || isFault(JSON.parse(text))
    const leaks = /node_modules|\.ts:|select |syntax error/i.test(text)
    return acceptable(response.status) && shaped && !leaks ? [] : [{ name, body: body.toString(), text }]
  }
  const samples = fc.sample(bodies, { numRuns: 1500, seed })
  const real = samples.map(({ name, body }, i) =>
    i % 7 === 0
      ? { name, body: Buffer.from(body.toString().replace(/-?\d+/, String(gameInstanceId))) }
      : { name, body },
  )
  const wrong: unknown[] = []
  for (let i = 0; i < real.length; i += 50) {
    wrong.push(...(await Promise.all(real.slice(i, i + 50).map(send))).flat())
  }
  expect(wrong).toEqual([])
  expect(await server().rest().call('ping', {})).toBeDefined()
  expect(await server().audit()).toEqual([])
})

it('answers or refuses 500 generated frames or closes the channel, without an internal error', async () => {
  const { token } = await server().login('alice')
  const hello = [messageKinds.HELLO, { siteKey: 'site-key-of-north', version: '1', authToken: token.read() }]
  const frame = fc.oneof(
    { weight: 5, arbitrary: call.map(({ name, input }) => [messageKinds.CALL, 1, name, input]) },
    nasty.map(value => [messageKinds.SUBSCRIBE, value]),
    fc.tuple(fc.integer({ min: 0, max: 20 }), nasty, nasty),
    nasty,
  )
  const frames = fc
    .sample(frame, { numRuns: 500, seed })
    .filter(each => !JSON.stringify(each)?.includes('logout'))
  let raw = await rawChannel(server())
  const faults: unknown[] = []
  for (let i = 0; i < frames.length; i += 40) {
    raw.send(hello)
    await raw.next(messageKinds.WELCOME)
    for (const each of frames.slice(i, i + 40)) if (raw.socket.readyState === raw.socket.OPEN) raw.send(each)
    raw.send([messageKinds.CALL, 999, 'ping', {}])
    await Promise.race([raw.closed(), raw.next(messageKinds.REPLY)])
    faults.push(
      ...raw.got.filter(
        ([kind, , fault]) => kind === messageKinds.FAULT && (fault as { code: unknown }).code === 500,
      ),
    )
    raw.close()
    raw = await rawChannel(server())
  }
  raw.close()
  expect(faults).toEqual([])
  expect(await server().rest().call('ping', {})).toBeDefined()
  expect(await server().audit()).toEqual([])
})
