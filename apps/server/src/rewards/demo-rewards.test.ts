import { join } from 'node:path'
import { seedRewards } from '@fairground/testkit/demo/showcase/seed-rewards'
import { until } from '@fairground/testkit/server/until'
import { useTestServer } from '@fairground/testkit/server/use-test-server'
import { afterAll, expect, it } from 'vitest'

const server = useTestServer({ crowd: 4 })

afterAll(async () => expect(await server().audit()).toEqual([]))

it('shows a demo player an offer of each kind and friends in each state, also when it is filled twice', async () => {
  const referrals = {
    reward: '5.00',
    wageringTimes: 3,
    useDays: 30,
    minimumDeposit: '10.00',
    rewardsAtMost: 5,
  }
  await server().sql('UPDATE member SET settings = settings || $1 WHERE id = 1', [{ referrals }])
  const fill = () =>
    seedRewards(server().databaseUrl, join(server().folder, 'keys'), [server().member('north')])
  await fill()
  await fill()
  const { call } = await server().login('rowan')
  const { offers } = await call('getBonusOffers', {})
  expect(offers.map(({ kind }) => kind).toSorted()).toEqual(['inGame', 'lotto', 'reload'])
  const statuses = async () => {
    const { result } = await call('getReferralsReport', { page: 0, maxResults: 10 })
    return result.map(({ status }) => status).toSorted()
  }
  await until('the reward', async () => (await statuses()).includes('rewarded'))
  expect(await statuses()).toEqual(['deposited', 'invited', 'registered', 'rewarded'])
})
