import { memoryTokenStore } from '@fairground/client/token-store'
import { expectFault } from '@fairground/testkit/server/checked-call'
import { useTestServer } from '@fairground/testkit/server/use-test-server'
import { expect, it } from 'vitest'

const server = useTestServer()

it('returns the player of the token', async () => {
  const { call } = await server().login('rowan')
  expect(await call('loginCheck', {})).toMatchObject({ result: 'success', player: { username: 'rowan' } })
})

it('refuses a call without a token', async () => {
  const fault = await expectFault(server().rest().call, 'loginCheck', {})
  expect(fault).toMatchObject({ name: 'login.credentialsNotValid' })
})

it.each(['', 'short', 'A'.repeat(43), 'A'.repeat(5000), "' OR 1=1 --"])(
  'refuses %j as a token',
  async text => {
    const person = server().rest('north', memoryTokenStore(text))
    expect(await expectFault(person.call, 'loginCheck', {})).toMatchObject({
      name: 'login.credentialsNotValid',
    })
    expect(person.token.read()).toBeNull()
  },
)

it('reports an expired session', async () => {
  const { call } = await server().login('alice')
  await server().sql(`UPDATE session SET seen_at = seen_at - interval '61 minutes'`)
  expect(await expectFault(call, 'loginCheck', {})).toMatchObject({ name: 'session.timeout', code: 34 })
})
