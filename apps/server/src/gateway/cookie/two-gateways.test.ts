import { createTransport } from '@fairground/client/create-transport'
import { memoryTokenStore } from '@fairground/client/token-store'
import { transportModes } from '@fairground/contract/transport'
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest'
import { openTwoGateways, type TwoGateways } from '#gateway/two-gateways.test-support.ts'
import { createTokenPart, hashTokenPart } from '#operation/session-token.ts'
import { createLog } from '#platform/log.ts'
import { type Books, openBooks } from '#testing/books.test-support.ts'
import { until } from '#testing/until.test-support.ts'

let books: Books
let gateways: TwoGateways
let playerId: number
const lines: string[] = []

beforeAll(async () => {
  books = await openBooks()
  ;[playerId = 0] = await books.players(1)
  await books.rows(`UPDATE member SET hosts = array_append(hosts, '127.0.0.1')`)
  gateways = await openTwoGateways(
    books,
    1000,
    createLog('test', 'warn', { write: line => void lines.push(line) }),
  )
})
afterAll(async () => {
  await gateways.close()
  await books.close()
})

/** The token of a new session, which has replaced the secret `previous` some minutes ago. */
const openSession = async (previous?: string): Promise<string> => {
  await books.rows(`UPDATE session SET ended_at = now(), end_reason = 'logout' WHERE ended_at IS NULL`)
  const [name, secret] = [createTokenPart(), createTokenPart()]
  await books.rows(
    `INSERT INTO session (member_id, player_id, token_hash, secret_hash, previous_secret_hash, secret_used, renewed_at, renew_from)
     VALUES ($1, $2, $3, $4, $5, true, now() - interval '2 minutes', now() + interval '28 minutes')`,
    [
      books.memberId,
      playerId,
      hashTokenPart(name),
      hashTokenPart(secret),
      previous ? hashTokenPart(previous) : null,
    ],
  )
  return `${name}.${secret}`
}

const siteKey = () => `m-${books.memberId}-site-key-0000`

const post = (which: 0 | 1, path: string, token: string) => {
  const address = gateways.addresses[which]!
  return fetch(address + path, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'site-key': siteKey(),
      'session-in': 'cookie',
      origin: address,
      cookie: `session-${books.memberId}=${token}`,
    },
    body: '{}',
  })
}

const fetchTicket = async (which: 0 | 1, token: string): Promise<string> =>
  ((await (await post(which, '/api/ticket', token)).json()) as { ticket: string }).ticket

/** The session in the first welcome of a channel that greets this gateway with this ticket. */
const greet = async (which: 0 | 1, ticket: string, mode: 1 | 2 | 3 | 4): Promise<string> => {
  const baseUrl = gateways.addresses[which]!
  // A channel with an expired session forgets it, so a second connection would be anonymous.
  const welcomed: string[] = []
  const transport = createTransport({
    mode,
    baseUrl,
    memberId: books.memberId,
    siteKey: siteKey(),
    token: { ...memoryTokenStore('cookie'), inCookie: true },
    fetch: async (input, init) =>
      input === `${baseUrl}/api/ticket` ? Response.json({ ticket }) : fetch(input, init),
    onState: ({ status, session }) => {
      if (status === 'connected') welcomed.push(session)
    },
  })
  onTestFinished(() => transport.close())
  transport.open()
  await until('welcome', () => welcomed.length > 0)
  return welcomed[0]!
}

describe.each(Object.values(transportModes))('a ticket in mode %i', mode => {
  it('of one gateway is valid at the other, once at both together', async () => {
    const token = await openSession()
    for (const [issuer, other] of [
      [0, 1],
      [1, 0],
    ] as const) {
      const ticket = await fetchTicket(issuer, token)
      expect(await greet(other, ticket, mode)).toBe('player')
      expect(await greet(issuer, ticket, mode)).toBe('expired')
      expect(await greet(other, ticket, mode)).toBe('expired')
    }
  })
})

it('logs the use of a replaced token and refuses the session at both gateways', async () => {
  const stolen = createTokenPart()
  const token = await openSession(stolen)
  const call = (which: 0 | 1, used: string) => post(which, `/api/${books.memberId}/getPlayerAccounts`, used)
  expect((await call(0, token)).status).toBe(200)
  expect((await call(1, token)).status).toBe(200)
  const [name] = token.split('.')
  expect((await call(1, `${name}.${stolen}`)).status).toBe(401)
  await gateways.settle()
  expect([(await call(0, token)).status, (await call(1, token)).status]).toEqual([401, 401])
  const logged = lines.map(line => JSON.parse(line) as { msg: string; playerId?: number })
  expect(logged).toContainEqual(
    expect.objectContaining({
      memberId: books.memberId,
      playerId,
      msg: 'session ended: a replaced token was used again',
    }),
  )
  for (const part of [...token.split('.'), stolen]) expect(lines.join('')).not.toContain(part)
})
