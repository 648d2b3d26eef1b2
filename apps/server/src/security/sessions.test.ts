import { memoryTokenStore } from '@fairground/client/token-store'
import { expectFault } from '@fairground/testkit/server/checked-call'
import { demoPassword } from '@fairground/testkit/demo/world'
import { until } from '@fairground/testkit/server/until'
import { useTestServer } from '@fairground/testkit/server/use-test-server'
import { expect, it } from 'vitest'
import { createLinkKey } from '#player/link-keys.ts'
import { runInMember } from '#session/sandbox-service.test-support.ts'

const server = useTestServer({
  crowd: 3,
  environment: { FAIRGROUND_TRUSTED_PROXIES: '127.0.0.1' },
})
const firefox = 'Mozilla/5.0 (X11; Linux x86_64; rv:128.0) Gecko/20100101 Firefox/128.0'

const loginBy = async (username: string, headers: Record<string, string>) => {
  const { id, siteKey } = server().member()
  const response = await fetch(`${server().baseUrl}/api/${id}/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'site-key': siteKey, ...headers },
    body: JSON.stringify({ username, password: demoPassword }),
  })
  return response.headers.get('auth-token') ?? ''
}

it('lists sessions with their origin, the current one first and at most ten that ended', async () => {
  for (let i = 0; i < 12; i++) await server().login('crowd1')
  const token = await loginBy('crowd1', { 'user-agent': firefox, 'x-proxy-country': 'FR' })
  const person = server().rest()
  person.token.write(token)
  const { sessions } = await person.call('listSessions', {})
  expect(sessions).toHaveLength(11)
  expect(sessions[0]).toMatchObject({
    current: true,
    endedAt: null,
    endReason: null,
    device: 'Firefox on Linux',
    network: '127.0.0.x',
    country: 'FR',
  })
  expect(
    sessions.slice(1).every(({ endReason, current }) => endReason === 'another-device' && !current),
  ).toBe(true)
  const [row] = await server().sql<{ all: string }>(`SELECT string_agg(s::text, '') AS all FROM session s`)
  const hex = Buffer.from('Firefox').toString('hex')
  expect(row?.all).not.toMatch(new RegExp(`Firefox|${hex}`))
})

it('ends the other sessions and logins that wait for their second step', async () => {
  const person = await server().login('crowd2')
  const { player } = await person.call('loginCheck', {})
  await server().sql(
    `INSERT INTO second_step (member_id, token_hash, player_id, expires_at)
     VALUES (1, sha256('waiting'), $1, now() + interval '5 minutes')`,
    [player.id],
  )
  expect(await person.call('endOtherSessions', {})).toEqual({ result: 'success', ended: 1 })
  expect(await person.call('endOtherSessions', {})).toEqual({ result: 'success', ended: 0 })
  await expect(person.call('listSessions', {})).resolves.toBeDefined()
})

it('ends one session, closes its access at once and forgets the device', async () => {
  const person = await server().login('crowd1')
  const { sessions } = await person.call('listSessions', {})
  const current = sessions.find(session => session.current)!
  const thief = await server().login('crowd2')
  expect(await expectFault(thief.call, 'endSession', { sessionId: current.sessionId })).toMatchObject({
    name: 'profile.notFound',
  })
  const faults: string[] = []
  const channel = server().channel('north', {
    token: memoryTokenStore(person.token.read()),
    onFault: ({ name }) => void faults.push(name),
  })
  channel.open()
  await channel.call('getPlayerAccounts', {})
  await person.call('endSession', { sessionId: current.sessionId })
  expect(await expectFault(person.call, 'getPlayerAccounts', {})).toMatchObject({ name: 'login.notLoggedIn' })
  await until('the fault on the socket', () => faults.includes('login.notLoggedIn'))
  const known = await server().sql(
    `SELECT FROM known_origin o JOIN player p ON p.member_id = o.member_id AND p.id = o.player_id
      WHERE p.username = 'crowd1' AND p.member_id = 1 AND o.kind = 'device'`,
  )
  expect(known.length).toBeLessThan(2)
})

it('refuses account features to a demo player, who may still play and see the balance', async () => {
  await server().sql(`UPDATE player SET demo = true WHERE member_id = 1 AND username = 'crowd3'`)
  const { call } = await server().login('crowd3')
  const refused = { code: 102, name: 'login.notAuthorized' }
  expect((await call('init', { filter: { memberId: 1, languageId: 'en_US' } })).player?.demo).toBe(true)
  expect(await expectFault(call, 'listSessions', {})).toMatchObject(refused)
  expect(await expectFault(call, 'beginTotp', { password: demoPassword })).toMatchObject(refused)
  expect(await expectFault(call, 'requestEmailConfirmation', {})).toMatchObject(refused)
  expect(await expectFault(call, 'updatePlayerLocale', { languageId: 'en_US' })).toMatchObject(refused)
  await expect(call('getPlayerAccounts', {})).resolves.toBeDefined()
  await expect(call('getFilteredGames', { filter: {} })).resolves.toBeDefined()
})

it('says on an open page that the password was changed', async () => {
  const person = await server().login('crowd2')
  const faults: string[] = []
  const channel = server().channel('north', {
    token: memoryTokenStore(person.token.read()),
    onFault: ({ name }) => void faults.push(name),
  })
  channel.open()
  const { player } = await channel.call('loginCheck', {})
  let key = ''
  await runInMember(server(), 1, async tx => {
    key = await createLinkKey(tx, { memberId: 1, playerId: player.id }, 'reset-password')
  })
  await server().rest().call('resetPassword', { key, password: 'copper-kite-31' })
  await until('the reason', () => faults.includes('session.passwordChanged'))
})
