import { memoryTokenStore } from '@fairground/client/token-store'
import type { Fault } from '@fairground/contract/errors'
import { operationNames } from '@fairground/contract/operation-names'
import { operations } from '@fairground/contract/operations'
import { faultOf } from '@fairground/testkit/server/checked-call'
import { useTestServer } from '@fairground/testkit/server/use-test-server'
import { describe, expect, it } from 'vitest'
import { notBuilt } from './handler.ts'
import { handlers } from './handlers.ts'

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

const missing = operationNames.filter(name => handlers[name] === notBuilt)
const ofPlayers = operationNames.filter(name => operations[name].access === 'player')

describe('an operation', () => {
  it.each(['1/nothing', '1/toString', '1/__proto__', '1/PING', '1/login%2Ewhitelabel%00'])(
    '%s is unknown',
    async path => {
      expect(await send({ path })).toMatchObject({ status: 404, name: 'request.unknownOperation' })
    },
  )

  it('that is not built says so, whoever asks for it and with whatever', async () => {
    const { token } = await server().login('rowan')
    const answers = await Promise.all(
      missing.map(name => send({ path: `1/${encodeURIComponent(name)}`, token: token.read() })),
    )
    expect(answers.filter(({ status, name }) => status !== 501 || name !== 'request.notBuilt')).toEqual([])
  })

  it('of a player needs one, and one of this operator', async () => {
    const { token } = await server().login('rowan', 'south')
    for (const each of [null, token.read(), 'A'.repeat(43)]) {
      const answers = await Promise.all(ofPlayers.map(name => send({ path: `1/${name}`, token: each })))
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
  ])('%j names no operator', async sent => {
    expect(await send(sent)).toMatchObject({ status: 401, name: 'request.siteKeyNotValid' })
  })
})

describe('the shape', () => {
  it.each(['', '{', '[]', '"text"', '1', '{"extra":1}', '{"__proto__":{}}', '{"constructor":1}', '\u0000'])(
    '%j is not a ping',
    async body => {
      expect(await send({ body })).toMatchObject({ status: 400, name: 'request.invalid' })
    },
  )

  it('however deep it is', async () => {
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
    ['login', { username: 'x'.repeat(65), password: 'play1234' }],
    ['login', { username: 'rowan', password: 'play1234', memberId: 2 }],
    ['init', { filter: { memberId: 1, languageId: 'english' } }],
  ])('%s does not take %j', async (name, input) => {
    const { call } = server().rest()
    expect(await faultOf(call, name as 'getGameLobby', input as never)).toMatchObject({
      name: 'request.invalid',
    })
  })

  it('a body over 64 KiB is refused unread', async () => {
    const body = JSON.stringify({ username: 'x'.repeat(70_000), password: 'y' })
    expect(await send({ path: '1/login', body })).toMatchObject({ status: 400, name: 'request.invalid' })
  })
})

describe('of several things wrong the first is told', () => {
  it.each([
    ['request.unknownOperation', { path: '9/nothing', siteKey: 'wrong', body: '[]' }],
    ['request.siteKeyNotValid', { path: '9/joinGame', body: '[]' }],
    ['login.notLoggedIn', { path: '1/joinGame', body: '[]' }],
    ['login.notLoggedIn', { path: '1/payoutSubmit', body: '[]' }],
    ['request.notBuilt', { path: '1/queryPlayerRanks', body: '[]' }],
  ])('%s for %j', async (name, sent) => {
    expect(await send(sent)).toMatchObject({ name })
  })
})

it('a defect is told by an id, and by nothing else', async () => {
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
  const person = server().rest('north', memoryTokenStore(token.read()))
  expect(await person.call('loginCheck', {})).toMatchObject({ result: 'success' })
})
