import { expectFault } from '@fairground/testkit/server/checked-call'
import { demoPassword } from '@fairground/testkit/demo/world'
import { useTestServer } from '@fairground/testkit/server/use-test-server'
import { expect, it } from 'vitest'

const server = useTestServer({ crowd: 3 })
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
