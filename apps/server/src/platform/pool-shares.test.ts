import { connect, type DatabaseConnection } from '@fairground/database/connect'
import { inMember } from '@fairground/database/transaction'
import { testDatabase } from '@fairground/testkit/vitest/test-database'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { until } from '#testing/until.test-support.ts'
import { createPoolShares } from './pool-shares.ts'

const connections = 3
const [flooding, other] = [1, 2]
let shared: DatabaseConnection

beforeAll(async () => {
  const database = await testDatabase()
  shared = connect({
    url: database.appUrl,
    connections,
    name: 'pool-shares',
    onError: () => undefined,
    admit: createPoolShares(connections),
  })
})
afterAll(() => shared.close())

describe('an operator that floods a gateway', () => {
  it('does not delay another operator by more than the transactions that already run', async () => {
    const order: number[] = []
    const releases: (() => void)[] = []
    const use = (memberId: number) =>
      inMember(shared.db, memberId, async tx => {
        await sql`SELECT 1`.execute(tx)
        order.push(memberId)
        await new Promise<void>(resolve => releases.push(resolve))
      })
    const flood = Array.from({ length: 100 }, () => use(flooding))
    await until('the flood holds every connection', () => order.length === connections)
    const calls = [use(other), use(other)]
    for (let next = 0; next < 102; next++) {
      await until('the free connection is used', () => order.length === Math.min(102, connections + next))
      releases[next]!()
    }
    await Promise.all([...flood, ...calls])
    const first = order.indexOf(other)
    expect(first).toBe(connections)
    expect(order.indexOf(other, first + 1)).toBe(connections + 2)
    expect(order).toHaveLength(102)
  })

  it('may use every connection while no other operator waits', async () => {
    let release = (): void => undefined
    const held = new Promise<void>(resolve => (release = resolve))
    let running = 0
    const all = Array.from({ length: connections }, () =>
      inMember(shared.db, flooding, () => {
        running += 1
        return held
      }),
    )
    await until('all run', () => running === connections)
    release()
    await Promise.all(all)
  })
})
