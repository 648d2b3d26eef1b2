import type { Database } from '@fairground/database/connect'
import { expect, it } from 'vitest'
import { quietLog } from '#testing/quiet-log.test-support.ts'
import { until } from '#testing/until.test-support.ts'
import { pollMembers } from './poll-members.ts'

it('serves every operator with work, a bounded number of them at once, while one hangs', async () => {
  const due = new Set(Array.from({ length: 500 }, (_, i) => i + 1))
  const hanging = 1
  let running = 0
  let most = 0
  let end: () => void = () => undefined
  const stopped = new Promise<void>(resolve => (end = resolve))
  const polling = pollMembers({
    // The functions of this test need no database.
    db: undefined as unknown as Database,
    log: quietLog,
    name: 'test',
    everyMs: 5,
    findDue: () => Promise.resolve([...due]),
    async work(memberId) {
      running += 1
      most = Math.max(most, running)
      await (memberId === hanging ? stopped : new Promise(resolve => setTimeout(resolve, 2)))
      running -= 1
      due.delete(memberId)
      return false
    },
  })
  await until('all but the hanging operator are served', () => due.size === 1)
  expect([...due]).toEqual([hanging])
  expect(most).toBeLessThanOrEqual(40)
  end()
  await polling.stop()
})

it('serves operators that wait before those that have work again at once', async () => {
  const served = new Map<number, number>()
  const ids = Array.from({ length: 200 }, (_, i) => i + 1)
  const polling = pollMembers({
    db: undefined as unknown as Database,
    log: quietLog,
    name: 'test',
    everyMs: 1,
    findDue: () => Promise.resolve(ids),
    async work(memberId) {
      await new Promise(resolve => setTimeout(resolve, 10))
      served.set(memberId, (served.get(memberId) ?? 0) + 1)
      return false
    },
  })
  await until('the last operator is served', () => served.has(ids.at(-1)!))
  await polling.stop()
  expect(served.size).toBe(ids.length)
})
