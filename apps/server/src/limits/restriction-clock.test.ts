import { useTestServer } from '@fairground/testkit/server/use-test-server'
import { afterEach, expect, it, vi } from 'vitest'

const realNow = Date.now
const day = 86_400_000
let aheadMs = 0
// Before the server starts, which keeps a reference to its clock.
vi.spyOn(Date, 'now').mockImplementation(() => realNow() + aheadMs)

const server = useTestServer({ crowd: 2 })
afterEach(() => {
  aheadMs = 0
})

const readRemainingMs = async (username: string): Promise<number> => {
  const [row] = (await server().sql(
    `SELECT extract(epoch FROM restricted_until - clock_timestamp())::float8 * 1000 AS ms
       FROM player WHERE member_id = 1 AND username = '${username}'`,
  )) as { ms: number }[]
  return row!.ms
}

it('a gateway with a slow clock does not shorten a time-out', async () => {
  const { call } = await server().login('crowd1')
  aheadMs = -2 * day
  await call('updateTimeout', { hours: 24 })
  const left = await readRemainingMs('crowd1')
  expect(left).toBeGreaterThan(day / 2)
  expect(left).toBeLessThanOrEqual(day)
})

it('a gateway with a slow clock does not accept a shorter self-exclusion', async () => {
  const { call } = await server().login('crowd2')
  const until = new Date(realNow() + 150 * day).toISOString().slice(0, 10)
  aheadMs = -60 * day
  await expect(call('updateSelfExclusion', { until })).rejects.toMatchObject({
    faultName: 'limits.exclusionTooShort',
  })
})
