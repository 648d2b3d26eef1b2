import { memoryTokenStore } from '@fairground/client/token-store'
import type { Fault } from '@fairground/contract/errors'
import { operationNames } from '@fairground/contract/operation-names'
import { operations } from '@fairground/contract/operations'
import { expectFault } from '@fairground/testkit/server/checked-call'
import { useTestServer } from '@fairground/testkit/server/use-test-server'
import { describe, expect, it } from 'vitest'

const server = useTestServer()

interface Sent {
  readonly path?: string
  readonly siteKey?: string
  readonly token?: string | null
  readonly body?: string
}

const send = async ({ path = '1/ping', siteKey = 'site-key-of-north', token, body = '{}' }: Sent) => {
  const headers = { 'content-type': 'application/json', 'site-key': siteKey, 'auth-token': token ?? '' }
  const response = await fetch(`${server().baseUrl}/api/${path}`, { method: 'POST', headers, body })
  const answer = (await response.json()) as Fault
  return { status: response.status, name: answer.name, answer }
}

const playerOperations = operationNames.filter(name => operations[name].access === 'player')

describe('the operation name', () => {
  it.each(['1/nothing', '1/toString', '1/__proto__', '1/PING', '1/login%2Ewhitelabel%00'])(
    'rejects the unknown operation %s',
    async path => {
      expect(await send({ path })).toMatchObject({ status: 404, name: 'request.unknownOperation' })
    },
  )

  it('requires a session of the same operator for player operations', async () => {
    const { token } = await server().login('rowan', 'south')
    for (const each of [null, token.read(), 'A'.repeat(43)]) {
      const answers = await Promise.all(
        playerOperations.map(name => send({ path: `1/${name}`, token: each })),
      )
      expect(answers.filter(({ status, name }) => status !== 401 || name !== 'login.notLoggedIn')).toEqual([])
    }
  })
})

describe('the site key', () => {
  it.each([
    [{ siteKey: '' }],
    [{ siteKey: 'site-key-of-nobody' }],
    [{ path: '2/ping' }],
    [{ path: '0/ping' }],
    [{ path: 'north/ping' }],
    [{ path: '99999999999999999999/ping' }],
  ])('is rejected in %j', async sent => {
    expect(await send(sent)).toMatchObject({ status: 401, name: 'request.siteKeyNotValid' })
  })
})

describe('the input', () => {
  it.each(['', '{', '[]', '"text"', '1', '{"extra":1}', '{"__proto__":{}}', '{"constructor":1}', '\u0000'])(
    'is rejected for ping: %j',
    async body => {
      expect(await send({ body })).toMatchObject({ status: 400, name: 'request.invalid' })
    },
  )

  it('is rejected when it is nested 5000 levels deep', async () => {
    const body = `${'{"a":'.repeat(5000)}1${'}'.repeat(5000)}`
    expect(await send({ body })).toMatchObject({ status: 400, name: 'request.invalid' })
  })

  it.each([
    ['getGameLobby', {}],
    ['getGameLobby', { gameInstanceId: '48001' }],
    ['getGameLobby', { gameInstanceId: 1.5 }],
    ['getGameLobby', { gameInstanceId: -1 }],
    ['getGameLobby', { gameInstanceId: 1, more: true }],
    ['login', { username: 'rowan' }],
    ['login', { username: 'x'.repeat(1000), password: 'play1234' }],
    ['login', { username: 'rowan', password: 'play1234', memberId: 2 }],
    ['init', { filter: { memberId: 1, languageId: 'english' } }],
  ])('is rejected for %s: %j', async (name, input) => {
    const { call } = server().rest()
    expect(await expectFault(call, name as 'getGameLobby', input as never)).toMatchObject({
      name: 'request.invalid',
    })
  })

  it('is rejected without parsing when the body is over 64 KiB', async () => {
    const body = JSON.stringify({ username: 'x'.repeat(70_000), password: 'y' })
    expect(await send({ path: '1/login', body })).toMatchObject({ status: 400, name: 'request.invalid' })
  })
})

describe('a request with several faults', () => {
  it.each([
    ['request.unknownOperation', { path: '9/nothing', siteKey: 'wrong', body: '[]' }],
    ['request.siteKeyNotValid', { path: '9/joinGame', body: '[]' }],
    ['login.notLoggedIn', { path: '1/joinGame', body: '[]' }],
    ['login.notLoggedIn', { path: '1/payoutSubmit', body: '[]' }],
  ])('gets the first fault %s for %j', async (name, sent) => {
    expect(await send(sent)).toMatchObject({ name })
  })
})

it('answers an internal error with an id and no details', async () => {
  const { token } = await server().login('alice')
  await server().sql('ALTER TABLE session RENAME COLUMN token_hash TO gone')
  const { status, answer } = await send({ path: '1/loginCheck', token: token.read() })
  await server().sql('ALTER TABLE session RENAME COLUMN gone TO token_hash')
  expect(status).toBe(500)
  expect(Object.keys(answer).sort()).toEqual(['code', 'id', 'name', 'text'])
  expect(answer).toMatchObject({
    code: 500,
    name: 'request.internal',
    id: expect.stringMatching(/^[0-9a-f-]{36}$/),
  })
  expect(JSON.stringify(answer)).not.toMatch(/token_hash|column|\.ts|select/i)
  const player = server().rest('north', memoryTokenStore(token.read()))
  expect(await player.call('loginCheck', {})).toMatchObject({ result: 'success' })
})
