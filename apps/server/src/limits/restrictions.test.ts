import { demoPassword } from '@fairground/testkit/demo/world'
import { expectFault } from '@fairground/testkit/server/checked-call'
import { joinRequest, findOpenGame } from '@fairground/testkit/server/play'
import type { MemberCode } from '@fairground/testkit/server/test-server'
import { until } from '@fairground/testkit/server/until'
import { useTestServer } from '@fairground/testkit/server/use-test-server'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { newcomer } from '#registration/newcomer.test-support.ts'
import { makeStrict, noLimits, orderDeposit, getPlayerId } from './limits.test-support.ts'

const server = useTestServer({ crowd: 8 })
const day = 86_400_000
const dayAfter = (days: number) => new Date(Date.now() + days * day).toISOString().slice(0, 10)
const aYear = dayAfter(366)
const restricted = { code: 107, name: 'login.selfRestricted' }

beforeAll(async () => {
  await server().sql(`UPDATE member SET group_code = 'both'`)
  await makeStrict(server())
})
afterAll(async () => {
  expect(await server().audit()).toEqual([])
})

const loginFault = (username: string, code?: MemberCode) =>
  expectFault(server().rest(code).call, 'login', { username, password: demoPassword })

const readPlayer = async (memberId: number, playerId: number) => {
  const [row] = await server().sql<{ status: string; contact_by: string[]; until: number | null }>(
    'SELECT status, contact_by, restricted_until AS until FROM player WHERE member_id = $1 AND id = $2',
    [memberId, playerId],
  )
  return row!
}

describe('updateTimeout', () => {
  it('ends the session, refuses logins, purchases and deposits, and expires by itself', async () => {
    const player = await server().login('crowd1')
    const playerId = await getPlayerId(player)
    const game = await findOpenGame(player, 11)
    await player.call('updateContactPreference', {
      contactByEmail: true,
      contactEmailNews: true,
      contactEmailDeposits: true,
      contactEmailWithdrawals: false,
      contactEmailWins: false,
    })
    expect(await player.call('updateTimeout', { hours: 24 })).toEqual({ result: 'success' })
    expect(await expectFault(player.call, 'joinGame', joinRequest(game, [[1, 2, 3]]))).toMatchObject({
      name: 'login.notLoggedIn',
    })
    expect(await loginFault('crowd1')).toMatchObject(restricted)
    expect(await orderDeposit(server(), 1, playerId, 100n)).toEqual({
      done: false,
      reason: 'playerNotActive',
    })
    const { status, contact_by: contactBy } = await readPlayer(1, playerId)
    expect([status, contactBy]).toEqual(['timedOut', ['email', 'deposits']])
    const events = await server().sql<{ body: { reason: string } }>(
      `SELECT body FROM outbox WHERE event = 'clientInvalidate' AND topic LIKE '%.' || $1`,
      [playerId],
    )
    expect(events.map(({ body }) => body.reason)).toEqual(['timedOut'])
    await server().sql(`UPDATE player SET restricted_until = now() WHERE member_id = 1 AND id = $1`, [
      playerId,
    ])
    await until('the end of the time-out', async () => (await readPlayer(1, playerId)).status === 'active')
    const again = await server().login('crowd1')
    expect(await again.call('joinGame', joinRequest(game, [[1, 2, 3]]))).toMatchObject({ exitCode: 0 })
  })

  it('cancels subscriptions and refunds their balance', async () => {
    const player = await server().login('crowd2')
    const playerId = await getPlayerId(player)
    const game = await findOpenGame(player, 11)
    await player.call('joinGame', joinRequest(game, [[1, 2, 3]], { subscriptions: 5 }))
    await player.call('updateTimeout', { hours: 168 })
    const [sums] = await server().sql<{ active: number; held: string }>(
      `SELECT (SELECT count(*)::int FROM subscription WHERE player_id = $1 AND status = 'ACTIVE') AS active,
              (SELECT (c_post - d_post)::text FROM account WHERE kind = 'player:subs' AND ref = $1) AS held`,
      [playerId],
    )
    expect(sums).toEqual({ active: 0, held: '0' })
  })

  it('applies at the other operators of the group and expires there by itself', async () => {
    const email = { primaryEmail: 'tess@example.test' }
    const [here, there] = [server().rest(), server().rest('south')]
    await here.call('playerRegistration', newcomer(email))
    const { player } = await there.call(
      'playerRegistration',
      newcomer({ ...email, password: 'quiet-lamp-71' }),
    )
    await here.call('updateTimeout', { hours: 24 })
    expect((await readPlayer(2, player.id)).status).toBe('timedOut')
    expect(await expectFault(there.call, 'getPlayerAccounts', {})).toMatchObject({
      name: 'login.notLoggedIn',
    })
    expect(await orderDeposit(server(), 2, player.id, 100n)).toMatchObject({ reason: 'playerNotActive' })
    await server().sql(`UPDATE exclusion SET until = now() WHERE status = 'timedOut'`)
    await server().sql(`UPDATE player SET restricted_until = now() WHERE status = 'timedOut' AND id = $1`, [
      player.id,
    ])
    await until('the end of the time-out', async () => (await readPlayer(2, player.id)).status === 'active')
  })

  it('rejects a time-out of more than six weeks', async () => {
    const { call } = await server().login('crowd3')
    expect(await expectFault(call, 'updateTimeout', { hours: 1009 })).toMatchObject({
      name: 'limits.timeoutTooLong',
    })
    expect(await call('updateTimeout', { hours: 1008 })).toEqual({ result: 'success' })
  })
})

describe('updateSelfExclusion', () => {
  it.each([
    [dayAfter(-1), 'limits.exclusionDateInPast'],
    [dayAfter(30), 'limits.exclusionTooShort'],
    ['2027-02-30', 'request.invalid'],
  ])('rejects the end date %s with %s', async (until, name) => {
    const { call } = await server().login('crowd4')
    expect(await expectFault(call, 'updateSelfExclusion', { until })).toMatchObject({ name })
  })

  it('applies at every operator of the group to existing accounts and to new registrations', async () => {
    const [here, there] = [await server().login('rowan'), await server().login('rowan', 'south')]
    const otherId = await getPlayerId(there)
    const elsewhere = await server().login('alice', 'south')
    const open = server().channel('south', { token: there.token })
    open.open()
    await until('a connection', () => open.state().status === 'connected')
    await here.call('updateSelfExclusion', { until: aYear })
    await until('the bye', () => open.state().bye === 'restricted')
    expect(await loginFault('rowan')).toMatchObject(restricted)
    expect(await expectFault(there.call, 'getPlayerAccounts', {})).toMatchObject({
      name: 'login.notLoggedIn',
    })
    expect((await readPlayer(2, otherId)).status).toBe('selfExcluded')
    expect(await orderDeposit(server(), 2, otherId, 100n)).toEqual({ done: false, reason: 'playerNotActive' })
    await expect(elsewhere.call('getPlayerAccounts', {})).resolves.toBeDefined()
    const again = newcomer({ primaryEmail: 'Rowan+again@example.test' })
    await server().sql(`DELETE FROM player_detail WHERE member_id = 2 AND player_id = $1`, [otherId])
    expect(await expectFault(server().rest('south').call, 'playerRegistration', again)).toMatchObject(
      restricted,
    )
    const [{ left } = { left: -1 }] = await server().sql<{ left: number }>(
      'SELECT count(*)::int AS left FROM exclusion_spread',
    )
    expect(left).toBe(0)
  })

  it('applies to the same person with another e-mail address once their personal details are known', async () => {
    const bob = await server().login('bob')
    await bob.call('updateSelfExclusion', { until: aYear })
    const other = server().rest()
    const { player } = await other.call('playerRegistration', newcomer())
    await other.call('playerRegistrationFull', {
      firstName: 'BOB',
      lastName: 'Éxample',
      birthdate: '1990-05-17',
      address: '2 Example Street',
      city: 'London',
      province: '',
      postCode: 'SW1A 1AA',
      country: 'GB',
      phoneMobile: '07400 999999',
      occupation: 'education',
      governmentId: 'ZZ 999999',
    })
    expect((await readPlayer(1, player.id)).status).toBe('selfExcluded')
    expect(await orderDeposit(server(), 1, player.id, 100n)).toMatchObject({ reason: 'playerNotActive' })
  })

  it('is applied at the login of an account that was banned at the time of the exclusion', async () => {
    const here = await server().login('alice')
    const [other] = await server().sql<{ id: number }>(
      `UPDATE player SET status = 'banned' WHERE member_id = 2 AND username = 'alice' RETURNING id`,
    )
    await here.call('updateSelfExclusion', { until: aYear })
    expect((await readPlayer(2, other!.id)).status).toBe('banned')
    await server().sql(`UPDATE player SET status = 'active' WHERE member_id = 2 AND id = $1`, [other!.id])
    await server().login('alice', 'south')
    expect((await readPlayer(2, other!.id)).status).toBe('selfExcluded')
  })

  it('is completed by the worker when the gateway that started it has stopped', async () => {
    const { player } = await server()
      .rest()
      .call('playerRegistration', newcomer({ primaryEmail: 'eve@example.test' }))
    const otherAccount = server().rest('south')
    const { player: there } = await otherAccount.call(
      'playerRegistration',
      newcomer({ primaryEmail: 'eve@example.test', password: 'quiet-lamp-71' }),
    )
    await server().sql(
      `INSERT INTO exclusion_spread (member_id, player_id, to_member, status, until) VALUES (1, $1, 2, 'selfExcluded', now() + interval '1 year')`,
      [player.id],
    )
    await until('the exclusion', async () => (await readPlayer(2, there.id)).status === 'selfExcluded')
  })
})

describe('a restricted player under a profile that permits their login', () => {
  it('sees the balance and the limits but cannot buy or deposit', async () => {
    const before = await server().login('crowd5', 'south')
    const game = await findOpenGame(before, 21)
    await before.call('updateSelfExclusion', { until: aYear })
    expect(await expectFault(before.call, 'getPlayerAccounts', {})).toMatchObject({
      name: 'login.notLoggedIn',
    })
    const { call } = await server().login('crowd5', 'south')
    const { player } = await call('loginCheck', {})
    expect(player.restriction).toMatchObject({ kind: 'selfExcluded' })
    expect(player.restriction!.until).toBeGreaterThan(Date.now() + 365 * day)
    expect(await call('getPlayerAccounts', {})).toMatchObject({ accounts: [{ accountBalance: '100.00' }] })
    await expect(call('getLimits', {})).resolves.toBeDefined()
    await expect(call('getFilteredGames', { filter: {} })).resolves.toBeDefined()
    expect(await expectFault(call, 'joinGame', joinRequest(game, [[1, 2, 3]]))).toMatchObject(restricted)
    expect(await expectFault(call, 'getDepositStep', { currencyId: 'EUR' })).toMatchObject(restricted)
    expect(await expectFault(call, 'confirmLimitChange', { kind: 'lossDay' })).toMatchObject(restricted)
    expect(await call('updateSelfLimits', noLimits)).toMatchObject({ result: 'success' })
  })

  it('can extend the restriction but not shorten it', async () => {
    const first = await server().login('crowd6', 'south')
    const playerId = await getPlayerId(first)
    await first.call('updateTimeout', { hours: 720 })
    const second = await server().login('crowd6', 'south')
    await second.call('updateTimeout', { hours: 24 })
    const third = await server().login('crowd6', 'south')
    const { status, until: ends } = await readPlayer(2, playerId)
    expect([status, Math.round((ends! - Date.now()) / day)]).toEqual(['timedOut', 30])
    await third.call('updateSelfExclusion', { until: aYear })
    const fourth = await server().login('crowd6', 'south')
    await fourth.call('updateTimeout', { hours: 24 })
    expect((await readPlayer(2, playerId)).status).toBe('selfExcluded')
  })
})
