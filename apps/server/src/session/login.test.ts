import { memoryTokenStore } from '@fairground/client/token-store'
import { demoPassword } from '@fairground/testkit/demo/world'
import { faultOf } from '@fairground/testkit/server/checked-call'
import { useTestServer } from '@fairground/testkit/server/use-test-server'
import { describe, expect, it } from 'vitest'

const server = useTestServer({ crowd: 6 })

const tryLogin = (username: string, password: string) =>
  faultOf(server().rest().call, 'login', { username, password })

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

describe('the right password', () => {
  it('opens a session, whose token comes in the answer and in the header', async () => {
    const token = memoryTokenStore()
    const answer = await server()
      .rest('north', token)
      .call('login', { username: 'rowan', password: demoPassword })
    expect(answer).toMatchObject({ result: 'success', player: { username: 'rowan' } })
    expect(answer.authToken).toMatch(/^[A-Za-z0-9_-]{43}$/)
    expect(token.read()).toBe(answer.authToken)
  })

  it.each(['ROWAN', 'rowan#1'])('is right for %s too', async username => {
    const { player } = await server().rest().call('login', { username, password: demoPassword })
    expect(player.username).toBe('rowan')
  })

  it('is right for the same name of another operator, who is another player', async () => {
    const north = await server().rest('north').call('login', { username: 'bob', password: demoPassword })
    const south = await server().rest('south').call('login', { username: 'bob', password: demoPassword })
    expect(south.player.id).not.toBe(north.player.id)
  })
})

describe('the wrong form', () => {
  it.each([
    ['al ice', 'x', 109, 'login.formatWrong'],
    ['al ice', demoPassword, 110, 'login.usernameFormat'],
    ['alice', 'x', 111, 'login.passwordFormat'],
    ['', '', 109, 'login.formatWrong'],
  ])('%j with %j: %i', async (username, password, code, name) => {
    expect(await tryLogin(username, password)).toMatchObject({ code, name })
  })
})

describe('the wrong credentials', () => {
  it('an unknown name and a wrong password are answered byte for byte alike', async () => {
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
    '%s is locked after five failures, right password or not',
    async username => {
      for (let i = 0; i < 5; i++) expect(await tryLogin(username, 'wrong123')).toMatchObject({ code: 103 })
      expect(await tryLogin(username, demoPassword)).toMatchObject({ code: 106, name: 'login.accountLocked' })
    },
  )

  it('many tries at once count as many', async () => {
    const tries = Array.from({ length: 12 }, () => tryLogin('crowd2', 'wrong123'))
    const codes = (await Promise.all(tries)).map(({ code }) => code)
    expect(codes.filter(code => code === 103)).toHaveLength(5)
    expect(codes.filter(code => code === 106)).toHaveLength(7)
  })

  it('the lock ends with its window', async () => {
    for (let i = 0; i < 6; i++) await tryLogin('crowd3', 'wrong123')
    await server().sql(`UPDATE login_failure SET since = since - interval '31 minutes'`)
    await expect(server().login('crowd3')).resolves.toBeDefined()
  })

  it('the right password starts the count anew', async () => {
    for (let i = 0; i < 4; i++) await tryLogin('crowd4', 'wrong123')
    await server().login('crowd4')
    expect(await tryLogin('crowd4', 'wrong123')).toMatchObject({ code: 103 })
  })

  it('another operator is not locked with it', async () => {
    await expect(server().login('crowd1', 'south')).resolves.toBeDefined()
  })

  it('three failures lock where the profile is strict', async () => {
    await server().sql(`UPDATE member SET profile = 'strict' WHERE id = 2`)
    await new Promise(resolve => setTimeout(resolve, 1100))
    const { call } = server().rest('south')
    const input = { username: 'alice', password: 'wrong1234' }
    for (let i = 0; i < 3; i++) expect(await faultOf(call, 'login', input)).toMatchObject({ code: 103 })
    expect(await faultOf(call, 'login', input)).toMatchObject({ code: 106 })
  })
})

describe('a player who may not come in', () => {
  it.each([
    ['locked', 106, 'login.accountLocked'],
    ['banned', 106, 'login.accountLocked'],
    ['expired', 105, 'login.accountExpired'],
    ['selfExcluded', 107, 'login.selfRestricted'],
    ['timedOut', 107, 'login.selfRestricted'],
  ])('%s: %i, and only to who knows the password', async (status, code, name) => {
    await setPlayer('crowd5', `status = '${status}'`)
    expect(await tryLogin('crowd5', demoPassword)).toMatchObject({ code, name })
    expect(await tryLogin('crowd5', 'wrong123')).toMatchObject({ code: 103 })
    await server().sql('DELETE FROM login_failure')
  })

  it('must change the password first: 115', async () => {
    await setPlayer('crowd6', 'change_password = true')
    expect(await tryLogin('crowd6', demoPassword)).toMatchObject({
      code: 115,
      name: 'login.passwordMustBeChanged',
    })
    expect(
      await server().sql(
        `SELECT FROM session s JOIN player p ON p.id = s.player_id WHERE p.username = 'crowd6'`,
      ),
    ).toEqual([])
  })
})
