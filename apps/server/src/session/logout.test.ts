import { memoryTokenStore } from '@fairground/client/token-store'
import { expectFault } from '@fairground/testkit/server/checked-call'
import { useTestServer } from '@fairground/testkit/server/use-test-server'
import { expect, it } from 'vitest'

const server = useTestServer()

it('invalidates the token at once, even if it was just used', async () => {
  for (let i = 0; i < 4; i++) {
    const person = await server().login('rowan')
    const otherClient = server().rest('north', memoryTokenStore(person.token.read()))
    await otherClient.call('getPlayerAccounts', {})
    expect(await person.call('logout', {})).toEqual({ result: 'success' })
    expect(await expectFault(otherClient.call, 'getPlayerAccounts', {})).toMatchObject({ code: 101 })
  }
})

it('requires a session', async () => {
  expect(await expectFault(server().rest().call, 'logout', {})).toMatchObject({ name: 'login.notLoggedIn' })
})

it('is also served at /logout', async () => {
  const { token, member, call } = await server().login('alice')
  const logout = () =>
    fetch(`${server().baseUrl}/logout`, {
      method: 'POST',
      headers: { 'site-key': member.siteKey, 'auth-token': token.read() ?? '' },
    })
  const first = await logout()
  expect([first.status, await first.json()]).toEqual([200, { result: 'success' }])
  expect((await logout()).status).toBe(401)
  expect(await expectFault(call, 'getPlayerAccounts', {})).toMatchObject({ name: 'login.notLoggedIn' })
})
