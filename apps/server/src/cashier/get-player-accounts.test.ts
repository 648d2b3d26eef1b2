import { expectFault } from '@fairground/testkit/server/checked-call'
import { buy, findOpenGame } from '@fairground/testkit/server/play'
import { useTestServer } from '@fairground/testkit/server/use-test-server'
import { expect, it } from 'vitest'

const server = useTestServer()

it('lists the accounts of the player and increases the version with every change', async () => {
  const rowan = await server().login('rowan')
  const { accounts: before } = await rowan.call('getPlayerAccounts', {})
  expect(before).toMatchObject([{ accountCurrency: 'GBP', accountBalance: '100.00' }])
  await buy(rowan, await findOpenGame(rowan, 11), [1, 2, 3])
  const { accounts: after } = await rowan.call('getPlayerAccounts', {})
  expect(after).toMatchObject([{ accountId: before[0]!.accountId, accountBalance: '98.90' }])
  expect(after[0]!.version).toBeGreaterThan(before[0]!.version)
  const { accounts: other } = await (await server().login('alice')).call('getPlayerAccounts', {})
  expect(other).toMatchObject([{ accountBalance: '100.00' }])
  expect(await server().audit()).toEqual([])
})

it('excludes money on hold from the balance', async () => {
  const bob = await server().login('bob', 'south')
  await server().sql(`UPDATE account SET d_pend = 2500 WHERE member_id = 2 AND kind = 'player:cash'`)
  expect(await bob.call('getPlayerAccounts', {})).toMatchObject({ accounts: [{ accountBalance: '75.00' }] })
})

it('requires a login', async () => {
  expect(await expectFault(server().rest().call, 'getPlayerAccounts', {})).toMatchObject({
    name: 'login.notLoggedIn',
  })
})
