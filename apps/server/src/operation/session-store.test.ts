import { createHash } from 'node:crypto'
import { memoryTokenStore } from '@fairground/client/token-store'
import type { Fault } from '@fairground/contract/errors'
import { playerTopic } from '@fairground/contract/topics'
import { demoPassword } from '@fairground/testkit/demo/world'
import { expectFault } from '@fairground/testkit/server/checked-call'
import { findOpenGame, buy } from '@fairground/testkit/server/play'
import { until } from '@fairground/testkit/server/until'
import { useTestServer } from '@fairground/testkit/server/use-test-server'
import { describe, expect, it } from 'vitest'
import { connected, follow } from '#gateway/follower.test-support.ts'

const server = useTestServer({ crowd: 4 })

const liveSessions = (username: string) =>
  server().sql(
    `SELECT FROM session s JOIN player p USING (member_id) WHERE p.id = s.player_id
        AND p.member_id = 1 AND p.username = $1 AND s.ended_at IS NULL`,
    [username],
  )

/** A channel on the same session, with the faults that it receives outside of calls. */
const openChannel = async (token: string | null) => {
  const faults: Fault[] = []
  const store = memoryTokenStore(token)
  const channel = server().channel('north', { token: store, onFault: fault => faults.push(fault) })
  channel.open()
  await connected(channel)
  return { channel, faults, store }
}

describe('a login elsewhere', () => {
  it('ends the earlier session on REST with a fault and on its channel within a second', async () => {
    const first = await server().login('rowan')
    const { channel, store } = await openChannel(first.token.read())
    expect(channel.state().session).toBe('player')
    const second = await server().login('rowan')
    const since = performance.now()
    await until('BYE', () => channel.state().bye === 'login-elsewhere')
    expect(performance.now() - since).toBeLessThan(1000)
    expect(store.read()).toBeNull()
    expect(await expectFault(first.call, 'getPlayerAccounts', {})).toMatchObject({
      name: 'session.loginElsewhere',
    })
    await expect(second.call('getPlayerAccounts', {})).resolves.toBeDefined()
  })

  it('does not close the channel that opened the new session', async () => {
    const { channel } = await openChannel(null)
    const input = { username: 'alice', password: demoPassword }
    await server().login('alice')
    await channel.call('login', input)
    await new Promise(resolve => setTimeout(resolve, 500))
    expect(channel.state()).toMatchObject({ status: 'connected', bye: null })
    await expect(channel.call('getPlayerAccounts', {})).resolves.toBeDefined()
    expect(await liveSessions('alice')).toHaveLength(1)
  })

  it('leaves exactly one session after five concurrent logins', async () => {
    const logins = await Promise.all(Array.from({ length: 5 }, () => server().login('crowd1')))
    expect(await liveSessions('crowd1')).toHaveLength(1)
    const answers = await Promise.allSettled(logins.map(({ call }) => call('getPlayerAccounts', {})))
    expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  })

  it('does not affect a player of another operator with the same name', async () => {
    const north = await server().login('bob', 'north')
    await server().login('bob', 'south')
    await expect(north.call('getPlayerAccounts', {})).resolves.toBeDefined()
  })
})

describe('the idle timeout', () => {
  it('ends a session permanently with fault 34', async () => {
    const client = await server().login('crowd2')
    const token = client.token.read()
    const idle = `UPDATE session SET seen_at = now() - interval '3601 seconds' WHERE ended_at IS NULL AND token_hash = $1`
    await server().sql(idle, [
      createHash('sha256')
        .update(token ?? '')
        .digest(),
    ])
    expect(await expectFault(client.call, 'getPlayerAccounts', {})).toMatchObject({
      name: 'session.timeout',
      code: 34,
    })
    expect(client.token.read()).toBeNull()
    const again = server().rest('north', memoryTokenStore(token))
    expect(await expectFault(again.call, 'getPlayerAccounts', {})).toMatchObject({ name: 'session.timeout' })
  })

  it('restarts with every call of the player', async () => {
    const { call } = await server().login('crowd2')
    await server().sql(`UPDATE session SET seen_at = now() - interval '50 minutes' WHERE ended_at IS NULL`)
    await call('getPlayerAccounts', {})
    const [row] = await server().sql<{ idle: number }>(
      `SELECT extract(epoch FROM now() - max(seen_at))::float8 AS idle FROM session WHERE ended_at IS NULL`,
    )
    expect(row!.idle).toBeLessThan(30)
  })
})

it.each([
  ['11 hours 59 minutes', undefined],
  ['12 hours 1 second', 'session.timeout'],
])('judges a session in use after %s: %s', async (age, name) => {
  const { call } = await server().login('crowd2')
  await server().sql('UPDATE session SET created_at = now() - $1::interval WHERE ended_at IS NULL', [age])
  const calling = call('getPlayerAccounts', {})
  if (name === undefined) await expect(calling).resolves.toBeDefined()
  else await expect(calling).rejects.toMatchObject({ fault: { name } })
})

describe('a logout', () => {
  it('turns the channel of another tab into a visitor that receives no player events', async () => {
    const client = await server().login('crowd3')
    const { channel, faults, store } = await openChannel(client.token.read())
    const { player } = await client.call('loginCheck', {})
    const own = follow(channel, playerTopic(1, player.id))
    await own.snapshot()
    await client.call('logout', {})
    await until('fault', () => faults.length > 0)
    expect(faults[0]).toMatchObject({ name: 'login.notLoggedIn' })
    expect(store.read()).toBeNull()
    expect(channel.state()).toMatchObject({ status: 'connected', bye: null })

    const back = await server().login('crowd3')
    await buy(back, await findOpenGame(back, 12), [1, 2, 3])
    await new Promise(resolve => setTimeout(resolve, 500))
    expect(own.frames).toEqual([])
    expect(await expectFault(channel.call, 'getPlayerAccounts', {})).toMatchObject({
      name: 'login.notLoggedIn',
    })
    expect(await server().audit()).toEqual([])
  })
})

describe('a ban', () => {
  it('ends the session and closes the channel permanently', async () => {
    const client = await server().login('crowd4')
    const { channel, store } = await openChannel(client.token.read())
    const { player } = await client.call('loginCheck', {})
    await server().sql(`UPDATE session SET ended_at = now(), end_reason = 'banned' WHERE player_id = $1`, [
      player.id,
    ])
    const event = { eventType: 6, memberId: 1, playerId: player.id, reason: 'fraud' }
    const outbox = `INSERT INTO outbox (member_id, topic, event, body) VALUES (1, $1, 'clientInvalidate', $2)`
    await server().sql(outbox, [playerTopic(1, player.id), event])
    await until('BYE', () => channel.state().bye === 'banned')
    expect(store.read()).toBeNull()
    await new Promise(resolve => setTimeout(resolve, 1000))
    expect(channel.state().status).toBe('disconnected')
    expect(await expectFault(client.call, 'getPlayerAccounts', {})).toMatchObject({ name: 'session.banned' })
  })
})

describe('a token', () => {
  it('is not valid for another operator', async () => {
    const client = await server().login('crowd4', 'north')
    const stranger = server().rest('south', memoryTokenStore(client.token.read()))
    expect(await expectFault(stranger.call, 'getPlayerAccounts', {})).toMatchObject({
      name: 'login.notLoggedIn',
    })
    await expect(client.call('getPlayerAccounts', {})).resolves.toBeDefined()
  })

  it('is stored only as a hash', async () => {
    const { token } = await server().login('crowd4')
    const text = token.read() ?? ''
    const rows = await server().sql<{ session: string; token_hash: Buffer }>(
      'SELECT session::text, token_hash FROM session WHERE ended_at IS NULL',
    )
    expect(rows.some(row => row.token_hash.equals(createHash('sha256').update(text).digest()))).toBe(true)
    const raw = Buffer.from(text, 'base64url').toString('hex')
    expect(rows.filter(row => row.session.includes(text) || row.session.includes(raw))).toEqual([])
    expect(await server().sql(`SELECT FROM outbox WHERE body::text LIKE '%' || $1 || '%'`, [text])).toEqual(
      [],
    )
  })
})
