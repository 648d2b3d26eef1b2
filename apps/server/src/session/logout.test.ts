import { memoryTokenStore } from '@fairground/client/token-store'
import { faultOf } from '@fairground/testkit/server/checked-call'
import { useTestServer } from '@fairground/testkit/server/use-test-server'
import { expect, it } from 'vitest'

const server = useTestServer()

it('kills the token at once, also the one just used', async () => {
  for (let i = 0; i < 4; i++) {
    const person = await server().login('rowan')
    const kept = server().rest('north', memoryTokenStore(person.token.read()))
    await kept.call('getPlayerAccounts', {})
    expect(await person.call('logout', {})).toEqual({ result: 'success' })
    expect(await faultOf(kept.call, 'getPlayerAccounts', {})).toMatchObject({ code: 101 })
  }
})

it('needs a session', async () => {
  expect(await faultOf(server().rest().call, 'logout', {})).toMatchObject({ name: 'login.notLoggedIn' })
})

it('has an address of its own', async () => {
  const { token, member, call } = await server().login('alice')
  const logout = () =>
    fetch(`${server().baseUrl}/logout`, {
      method: 'POST',
      headers: { 'site-key': member.siteKey, 'auth-token': token.read() ?? '' },
    })
  const first = await logout()
  expect([first.status, await first.json()]).toEqual([200, { result: 'success' }])
  expect((await logout()).status).toBe(401)
  expect(await faultOf(call, 'getPlayerAccounts', {})).toMatchObject({ name: 'login.notLoggedIn' })
})
