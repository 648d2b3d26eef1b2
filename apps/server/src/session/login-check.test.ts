import { memoryTokenStore } from '@fairground/client/token-store'
import { faultOf } from '@fairground/testkit/server/checked-call'
import { useTestServer } from '@fairground/testkit/server/use-test-server'
import { expect, it } from 'vitest'

const server = useTestServer()

it('says whose token it is', async () => {
  const { call } = await server().login('rowan')
  expect(await call('loginCheck', {})).toMatchObject({ result: 'success', player: { username: 'rowan' } })
})

it('there is no token', async () => {
  const fault = await faultOf(server().rest().call, 'loginCheck', {})
  expect(fault).toMatchObject({ name: 'login.credentialsNotValid' })
})

it.each(['', 'short', 'A'.repeat(43), 'A'.repeat(5000), "' OR 1=1 --"])('%j is no token', async text => {
  const person = server().rest('north', memoryTokenStore(text))
  expect(await faultOf(person.call, 'loginCheck', {})).toMatchObject({ name: 'login.credentialsNotValid' })
  expect(person.token.read()).toBeNull()
})

it('the session expired', async () => {
  const { call } = await server().login('alice')
  await server().sql(`UPDATE session SET seen_at = seen_at - interval '61 minutes'`)
  expect(await faultOf(call, 'loginCheck', {})).toMatchObject({ name: 'session.timeout', code: 34 })
})
