import { memoryTokenStore } from '@fairground/client/token-store'
import { demoPassword } from '@fairground/testkit/demo/world'
import { expectFault } from '@fairground/testkit/server/checked-call'
import { useTestServer } from '@fairground/testkit/server/use-test-server'
import { describe, expect, it } from 'vitest'
import { writeDetails } from '#player/details.ts'
import { runInMember } from './sandbox-service.test-support.ts'

const server = useTestServer({ crowd: 10 })

const tryLogin = (username: string, password: string) =>
  expectFault(server().rest().call, 'login', { username, password })

const setPlayer = (username: string, change: string) =>
  server().sql(`UPDATE player SET ${change} WHERE member_id = 1 AND username = $1`, [username])

const postLogin = (username: string, password: string) => {
  const { id, siteKey } = server().member()
  return fetch(`${server().baseUrl}/api/${id}/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'site-key': siteKey },
    body: JSON.stringify({ username, password }),
  })
}

describe('login with the right password', () => {
  it('opens a session and returns its token in the answer and in the header', async () => {
    const token = memoryTokenStore()
    const answer = await server()
      .rest('north', token)
      .call('login', { username: 'rowan', password: demoPassword })
    expect(answer).toMatchObject({ result: 'success', player: { username: 'rowan' } })
    expect(answer.authToken).toMatch(/^[A-Za-z0-9_-]{43}$/)
    expect(token.read()).toBe(answer.authToken)
  })

  it.each(['ROWAN', 'rowan#1'])('accepts the username written as %s', async username => {
    const { player } = await server().rest().call('login', { username, password: demoPassword })
    expect(player.username).toBe('rowan')
  })

  it('distinguishes players of the same name by operator', async () => {
    const north = await server().rest('north').call('login', { username: 'bob', password: demoPassword })
    const south = await server().rest('south').call('login', { username: 'bob', password: demoPassword })
    expect(south.player.id).not.toBe(north.player.id)
  })
})

describe('login with malformed input', () => {
  it('answers every malformed name or password with the bytes of a wrong one', async () => {
    const wrong = await (await postLogin('alice', 'wrong123')).text()
    for (const [username, password] of [
      ['al ice', 'x'],
      ['al ice', demoPassword],
      ['alice', 'x'],
      ['', ''],
      ['alice@', demoPassword],
      ['unknown@example.test', demoPassword],
      ['+44 7400 000000', 'x'],
    ] as const)
      expect(await (await postLogin(username, password)).text()).toBe(wrong)
    await server().sql('DELETE FROM login_failure')
  })

  it('counts failures of malformed names and unknown addresses without storing them', async () => {
    for (const username of ['no such name', 'no.such@example.test']) {
      for (let i = 0; i < 5; i++) await tryLogin(username, 'wrong123')
      expect(await tryLogin(username, 'wrong123')).toMatchObject({ code: 106 })
    }
    const [row] = await server().sql<{ all: string }>(
      `SELECT string_agg(username_key, ' ') AS all FROM login_failure`,
    )
    expect(row?.all).not.toMatch(/no.?such/)
    await server().sql('DELETE FROM login_failure')
  })
})

describe('login with the email address', () => {
  it('works, counts failures for the account and stays within the operator', async () => {
    const [player] = await server().sql<{ id: number }>(
      `SELECT id FROM player WHERE member_id = 1 AND username = 'crowd8'`,
    )
    await runInMember(server(), 1, (tx, vault) =>
      writeDetails(tx, vault, { memberId: 1, playerId: player!.id }, { email: 'Crowd.8@example.test' }),
    )
    const login = (code: 'north' | 'south') =>
      server().rest(code).call('login', { username: ' crowd.8@example.test ', password: demoPassword })
    expect((await login('north')).player.username).toBe('crowd8')
    await expect(login('south')).rejects.toThrow()
    for (let i = 0; i < 5; i++) await tryLogin('crowd.8@example.test', 'wrong123')
    expect(await tryLogin('crowd8', demoPassword)).toMatchObject({ code: 106 })
    await server().sql('DELETE FROM login_failure')
  })
})

describe('login with wrong credentials', () => {
  it('answers an unknown name and a wrong password with the same bytes', async () => {
    const [unknown, wrong] = await Promise.all([
      postLogin('nobody', 'wrong123'),
      postLogin('alice', 'wrong123'),
    ])
    expect(unknown.status).toBe(401)
    expect(wrong.status).toBe(401)
    const text = await unknown.text()
    expect(await wrong.text()).toBe(text)
    expect(JSON.parse(text)).toMatchObject({ code: 103, name: 'login.credentialsNotValid' })
  })

  it.each(['crowd1', 'nobody1'])(
    'locks %s after five failures, even for the right password',
    async username => {
      for (let i = 0; i < 5; i++) expect(await tryLogin(username, 'wrong123')).toMatchObject({ code: 103 })
      expect(await tryLogin(username, demoPassword)).toMatchObject({ code: 106, name: 'login.accountLocked' })
    },
  )

  it('counts every one of many concurrent attempts', async () => {
    const tries = Array.from({ length: 12 }, () => tryLogin('crowd2', 'wrong123'))
    const codes = (await Promise.all(tries)).map(({ code }) => code)
    expect(codes.filter(code => code === 103)).toHaveLength(5)
    expect(codes.filter(code => code === 106)).toHaveLength(7)
  })

  it('unlocks the account when the window is over', async () => {
    for (let i = 0; i < 6; i++) await tryLogin('crowd3', 'wrong123')
    await server().sql(
      `UPDATE login_failure SET since = since - interval '31 minutes', locked_until = locked_until - interval '31 minutes'`,
    )
    await expect(server().login('crowd3')).resolves.toBeDefined()
  })

  it('resets the count after the right password', async () => {
    for (let i = 0; i < 4; i++) await tryLogin('crowd4', 'wrong123')
    await server().login('crowd4')
    expect(await tryLogin('crowd4', 'wrong123')).toMatchObject({ code: 103 })
  })

  it('does not lock the same name at another operator', async () => {
    await expect(server().login('crowd1', 'south')).resolves.toBeDefined()
  })

  it('locks after three failures in the strict profile', async () => {
    await server().sql(`UPDATE member SET profile = 'strict' WHERE id = 2`)
    await new Promise(resolve => setTimeout(resolve, 1100))
    const { call } = server().rest('south')
    const input = { username: 'alice', password: 'wrong1234' }
    for (let i = 0; i < 3; i++) expect(await expectFault(call, 'login', input)).toMatchObject({ code: 103 })
    expect(await expectFault(call, 'login', input)).toMatchObject({ code: 106 })
  })
})

describe('login of a player who may not log in', () => {
  it.each([
    ['locked', 106, 'login.accountLocked'],
    ['banned', 106, 'login.accountLocked'],
    ['expired', 105, 'login.accountExpired'],
    ['selfExcluded', 107, 'login.selfRestricted'],
    ['timedOut', 107, 'login.selfRestricted'],
  ])('reports the status %s as %i only with the right password', async (status, code, name) => {
    await setPlayer('crowd5', `status = '${status}'`)
    expect(await tryLogin('crowd5', demoPassword)).toMatchObject({ code, name })
    expect(await tryLogin('crowd5', 'wrong123')).toMatchObject({ code: 103 })
    await server().sql('DELETE FROM login_failure')
  })

  it('reports an expired temporary password as 108 only with the right password', async () => {
    await setPlayer('crowd7', `temporary_until = now() - interval '1 minute', change_password = true`)
    expect(await tryLogin('crowd7', demoPassword)).toMatchObject({
      code: 108,
      name: 'login.noTemporaryPassword',
    })
    expect(await tryLogin('crowd7', 'wrong123')).toMatchObject({ code: 103 })
    await setPlayer('crowd7', `temporary_until = now() + interval '1 minute'`)
    expect(await tryLogin('crowd7', demoPassword)).toMatchObject({ code: 115 })
  })
})

describe('login with a session', () => {
  it('is refused with 104', async () => {
    const { call } = await server().login('bob')
    expect(await expectFault(call, 'login', { username: 'bob', password: demoPassword })).toMatchObject({
      code: 104,
      name: 'login.alreadyAuthenticated',
    })
    await call('logout', {})
    await expect(call('login', { username: 'bob', password: demoPassword })).resolves.toBeDefined()
  })
})

describe('login with a password that must be changed (115)', () => {
  const loginRestricted = async (username: string) => {
    await setPlayer(username, 'change_password = true')
    const fault = await tryLogin(username, demoPassword)
    expect(fault).toMatchObject({ code: 115, name: 'login.passwordMustBeChanged' })
    return server().rest('north', memoryTokenStore(String(fault.details?.authToken)))
  }

  it('opens a session that only allows changing the password', async () => {
    const { call } = await loginRestricted('crowd6')
    const filter = { memberId: 1, languageId: 'en_US' }
    expect((await call('init', { filter })).player).toMatchObject({
      username: 'crowd6',
      changePassword: true,
    })
    for (const name of ['getPlayerAccounts', 'listSessions'] as const)
      expect(await expectFault(call, name, {})).toMatchObject({ code: 102, name: 'login.notAuthorized' })
    const { games } = await call('getFilteredGames', { filter: {} })
    expect(games.every(({ playerInGame }) => !playerInGame)).toBe(true)
  })

  it('turns into a normal session after the change', async () => {
    const { call } = await loginRestricted('crowd8')
    expect(await call('changePassword2', { newPassword: 'violet-oar-12' })).toEqual({ result: 1 })
    await expect(call('getPlayerAccounts', {})).resolves.toBeDefined()
    expect(await tryLogin('crowd8', demoPassword)).toMatchObject({ code: 103 })
    expect(await expectFault(call, 'changePassword2', { newPassword: 'violet-oar-34' })).toMatchObject({
      code: 102,
    })
  })

  it('is ended by a logout', async () => {
    const { call } = await loginRestricted('crowd9')
    expect(await call('logout', {})).toEqual({ result: 'success' })
    expect(await expectFault(call, 'changePassword2', { newPassword: 'violet-oar-12' })).toMatchObject({
      code: 101,
    })
  })
})

describe('login with a phone number', () => {
  const details = { email: 'crowd10@example.test', phoneMobile: '+447400123456' }
  const loginName = async (username: string) => {
    const { player } = await server().rest().call('login', { username, password: demoPassword })
    return player.username
  }

  it('accepts a verified number in any notation', async () => {
    const [row] = await server().sql<{ id: number }>(
      `SELECT id FROM player WHERE member_id = 1 AND username = 'crowd10'`,
    )
    await runInMember(server(), 1, (tx, vault) =>
      writeDetails(tx, vault, { memberId: 1, playerId: row?.id ?? 0 }, details),
    )
    expect(await tryLogin(details.phoneMobile, demoPassword)).toMatchObject({ code: 103 })
    await setPlayer('crowd10', 'phone_verified_at = now()')
    expect(await loginName('+44 7400 123456')).toBe('crowd10')
    expect(await loginName('07400 123456')).toBe('crowd10')
    expect(await tryLogin('+44 7400 123457', demoPassword)).toMatchObject({ code: 103 })
  })

  it('counts failures with those of the username and does not store an unknown number', async () => {
    for (const name of ['crowd10', '+447400123456', 'crowd10', '07400123456', 'crowd10'])
      expect(await tryLogin(name, 'wrong123')).toMatchObject({ code: 103 })
    expect(await tryLogin('+447400123456', demoPassword)).toMatchObject({ code: 106 })
    const rows = await server().sql<{ username_key: string }>('SELECT username_key FROM login_failure')
    expect(rows.filter(({ username_key: key }) => key.includes('7400123457'))).toEqual([])
  })
})
