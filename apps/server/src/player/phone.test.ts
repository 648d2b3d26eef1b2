import { demoPassword } from '@fairground/testkit/demo/world'
import { expectFault } from '@fairground/testkit/server/checked-call'
import { useTestServer } from '@fairground/testkit/server/use-test-server'
import { expect, it } from 'vitest'

const server = useTestServer()
const fictional = '07700 900123'

it('is refused if it is reserved for films, because no code can reach it', async () => {
  const { call } = await server().login('alice')
  expect(await expectFault(call, 'requestPhoneValidation', { phone: fictional })).toMatchObject({
    name: 'registration.phoneNotValid',
  })
})

it('may be reserved for films at an operator that accepts such numbers', async () => {
  await server().sql(`UPDATE member SET settings = '{"acceptFictionalPhones": true}' WHERE id = 2`)
  await new Promise(resolve => setTimeout(resolve, 1100))
  const { call } = await server().login('alice', 'south')
  await call('finishStepUp', { password: demoPassword })
  expect(await call('requestPhoneValidation', { phone: fictional })).toMatchObject({
    result: expect.stringContaining('#+447700900123') as string,
  })
})
