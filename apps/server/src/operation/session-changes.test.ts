import { restClient } from '@fairground/client/rest'
import { memoryTokenStore } from '@fairground/client/token-store'
import type { OperationName } from '@fairground/contract/operation-names'
import { CallFault } from '@fairground/client/call-fault'
import type { FaultName } from '@fairground/contract/errors'
import { demoPassword } from '@fairground/testkit/demo/world'
import { useTestServer } from '@fairground/testkit/server/use-test-server'
import pg from 'pg'
import { beforeAll, describe, expect, it, onTestFinished } from 'vitest'
import { useAsSite } from '#gateway/cookie/cookie-browser.test-support.ts'
import { createTokenPart, hashTokenPart, withSecret } from './session-token.ts'

const server = useTestServer({ crowd: 30 })
let elsewhere: string
beforeAll(async () => {
  await useAsSite(server())
  elsewhere = await server().startGateway()
  // Without the broker no gateway hears of what another one has done.
  await server().stopBroker()
})

const wait = (ms: number) => new Promise(resolve => setTimeout(resolve, ms))

let lastUsed = 0
/** A player with a session that the second gateway has remembered for longer than a second. */
const openRemembered = async () => {
  const username = `crowd${++lastUsed}`
  const client = await server().login(username)
  const [row] = await server().sql<{ id: number }>(
    'SELECT id FROM player WHERE member_id = 1 AND username = $1',
    [username],
  )
  const { siteKey } = server().member()
  const far = restClient({
    baseUrl: elsewhere,
    memberId: 1,
    siteKey,
    token: memoryTokenStore(client.token.read()),
  })
  /** The name of the fault, or 'answered'. */
  const call = (name: OperationName = 'getPlayerAccounts'): Promise<string> =>
    far.call(name, {} as never).then(
      () => 'answered',
      (error: unknown) => (error instanceof CallFault ? error.faultName : Promise.reject(error as Error)),
    )
  const use = async (ms: number): Promise<void> => {
    for (const until = performance.now() + ms; performance.now() < until; await wait(50))
      expect(await call()).toBe('answered')
  }
  return { username, playerId: row!.id, near: client, call, use }
}

const sql = (text: string, playerId: number) => server().sql(text, [playerId])
const ended = (reason: string) =>
  `UPDATE session SET ended_at = clock_timestamp(), end_reason = '${reason}'
    WHERE member_id = 1 AND player_id = $1 AND ended_at IS NULL`

describe('without the broker, a second after', () => {
  it.each<readonly [string, string, FaultName, OperationName]>([
    ['a ban', ended('banned'), 'session.banned', 'getPlayerAccounts'],
    ['the end of the idle time', ended('idle'), 'session.timeout', 'getPlayerAccounts'],
    ['a new password', ended('password-changed'), 'session.passwordChanged', 'getPlayerAccounts'],
    ['an exclusion', ended('excluded'), 'login.notLoggedIn', 'getPlayerAccounts'],
    ['the end of the account', ended('closed'), 'login.notLoggedIn', 'getPlayerAccounts'],
    ['the use of a replaced token', ended('token-reused'), 'session.timeout', 'getPlayerAccounts'],
    [
      'a restriction that ends no session',
      `UPDATE player SET status = 'timedOut' WHERE member_id = 1 AND id = $1`,
      'login.selfRestricted',
      'saveFavoriteGame',
    ],
    [
      'a change into a demo player',
      'UPDATE player SET demo = true WHERE member_id = 1 AND id = $1',
      'login.notAuthorized',
      'closeAccount',
    ],
    [
      'the order to change the password',
      'UPDATE player SET change_password = true WHERE member_id = 1 AND id = $1',
      'login.notAuthorized',
      'getPlayerAccounts',
    ],
  ])('%s, another gateway refuses a session that it remembers', async (_, change, fault, operation) => {
    const player = await openRemembered()
    await player.use(1500)
    await sql(change, player.playerId)
    await wait(1000)
    expect(await player.call(operation)).toBe(fault)
  })

  it('a log-out or a login at one gateway, the other one refuses the session', async () => {
    const [leaver, mover] = [await openRemembered(), await openRemembered()]
    await Promise.all([leaver.use(1500), mover.use(1500)])
    await leaver.near.call('logout', {})
    await server().rest('north').call('login', { username: mover.username, password: demoPassword })
    await wait(1000)
    expect(await leaver.call()).toBe('login.notLoggedIn')
    expect(await mover.call()).toBe('session.loginElsewhere')
  })

  it('the commit of a transaction that ended the session long before, it is refused', async () => {
    const player = await openRemembered()
    await player.use(1200)
    const slow = new pg.Client({ connectionString: server().ownerUrl })
    onTestFinished(() => slow.end())
    await slow.connect()
    await slow.query('BEGIN')
    await slow.query(ended('banned'), [player.playerId])
    await player.use(3000)
    await slow.query('COMMIT')
    await wait(1000)
    expect(await player.call()).toBe('session.banned')
  })

  it('the last answer of the database, no session is used from memory', async () => {
    const player = await openRemembered()
    await player.use(1500)
    const locking = new pg.Client({ connectionString: server().ownerUrl })
    onTestFinished(() => locking.end())
    await locking.connect()
    await locking.query('BEGIN; LOCK TABLE session IN ACCESS EXCLUSIVE MODE')
    await locking.query(ended('banned'), [player.playerId])
    await wait(1000)
    const calling = player.call()
    expect(await Promise.race([calling, wait(1500)])).toBeUndefined()
    await locking.query('COMMIT')
    expect(await calling).toBe('session.banned')
  })
})

describe('a session in use', () => {
  it('is remembered for longer than a second: a change without its trigger is not seen', async () => {
    const player = await openRemembered()
    await player.use(500)
    await server().sql('ALTER TABLE session DISABLE TRIGGER note_change')
    onTestFinished(() =>
      server()
        .sql('ALTER TABLE session ENABLE TRIGGER note_change')
        .then(() => undefined),
    )
    await sql(ended('banned'), player.playerId)
    await player.use(3000)
  })

  it('has its use noted every 30 seconds, so that it does not become idle', async () => {
    const player = await openRemembered()
    await sql(
      `UPDATE session SET seen_at = clock_timestamp() - interval '28 seconds' WHERE member_id = 1 AND player_id = $1`,
      player.playerId,
    )
    await player.use(3500)
    const [row] = await server().sql<{ age: number }>(
      `SELECT extract(epoch FROM clock_timestamp() - seen_at)::float8 AS age FROM session
        WHERE member_id = 1 AND player_id = $1 AND ended_at IS NULL`,
      [player.playerId],
    )
    expect(row!.age).toBeLessThan(10)
  })

  it('ends when it is 12 hours old', async () => {
    const player = await openRemembered()
    await sql(
      `UPDATE session SET created_at = clock_timestamp() - interval '12 hours' + interval '3 seconds'
        WHERE member_id = 1 AND player_id = $1`,
      player.playerId,
    )
    expect(await player.call()).toBe('answered')
    await wait(3100)
    expect(await player.call()).toBe('session.timeout')
  })
})

describe('a token in a cookie', () => {
  const openWithSecret = async (columns: string) => {
    const player = await openRemembered()
    const [name, secret, previous] = [createTokenPart(), createTokenPart(), createTokenPart()]
    await server().sql(
      `UPDATE session SET token_hash = $2, secret_hash = $3, previous_secret_hash = $4, secret_used = true, ${columns}
        WHERE member_id = 1 AND player_id = $1 AND ended_at IS NULL`,
      [player.playerId, hashTokenPart(name), hashTokenPart(secret), hashTokenPart(previous)],
    )
    const { siteKey } = server().member()
    const post = async (part: string) => {
      const response = await fetch(`${elsewhere}/api/1/getPlayerAccounts`, {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          'site-key': siteKey,
          'session-in': 'cookie',
          origin: elsewhere,
          cookie: `session-1=${withSecret(name, part)}`,
        },
        body: '{}',
      })
      return { status: response.status, isRenewed: response.headers.has('set-cookie') }
    }
    return { ...player, post, secret, previous }
  }

  it('is refused 60 seconds after its replacement, although it was valid a moment before', async () => {
    const player = await openWithSecret(
      `renewed_at = clock_timestamp() - interval '57 seconds', renew_from = clock_timestamp() + interval '29 minutes'`,
    )
    expect((await player.post(player.previous)).status).toBe(200)
    await wait(4100)
    expect((await player.post(player.previous)).status).toBe(401)
  })

  it('is renewed when its time has come, although the session was read before', async () => {
    const player = await openWithSecret(
      `renewed_at = clock_timestamp() - interval '29 minutes', renew_from = clock_timestamp() + interval '4 seconds'`,
    )
    expect(await player.post(player.secret)).toEqual({ status: 200, isRenewed: false })
    await wait(4100)
    expect(await player.post(player.secret)).toEqual({ status: 200, isRenewed: true })
  })
})
