import { expectFault } from '@fairground/testkit/server/checked-call'
import { useTestServer } from '@fairground/testkit/server/use-test-server'
import { expect, it } from 'vitest'

const server = useTestServer()

it('returns the balance in the requested currency', async () => {
  const north = await server().login('rowan', 'north')
  const south = await server().login('rowan', 'south')
  expect(await north.call('getPlayerAccountBalance', { currencyId: 'GBP' })).toMatchObject({
    accountCurrency: 'GBP',
    accountBalance: '100.00',
  })
  expect(await south.call('getPlayerAccountBalance', { currencyId: 'EUR' })).toMatchObject({
    accountCurrency: 'EUR',
  })
})

it.each(['EUR', 'XXX'])('rejects %s, in which the player has no account', async currencyId => {
  const { call } = await server().login('alice')
  const fault = await expectFault(call, 'getPlayerAccountBalance', { currencyId })
  expect(fault).toMatchObject({ name: 'profile.notFound' })
})

it('requires a login', async () => {
  const fault = await expectFault(server().rest().call, 'getPlayerAccountBalance', { currencyId: 'GBP' })
  expect(fault).toMatchObject({ name: 'login.notLoggedIn' })
})
