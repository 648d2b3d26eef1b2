import { afterAll, beforeAll, expect, it } from 'vitest'
import { seededRandom } from '#support/seeded-random.ts'
import { routing } from './routing.ts'
import { startStressStack, type StressStack } from './stress-stack.ts'

/** WITHDRAWALS=10000 is the long run. */
const count = Number(process.env['WITHDRAWALS'] ?? '40')
const playerCount = Math.min(100, Math.max(8, Math.ceil(count / 20)))

let stack: StressStack

beforeAll(async () => {
  stack = await startStressStack(playerCount, { withConsole: true })
}, 300_000)
afterAll(() => stack?.stop(), 60_000)

it(`pays none of ${count} withdrawals twice or without the approvals of its route, while processes are killed`, {
  timeout: 3_600_000,
}, async () => {
  const say = (line: string) => console.log(line)
  expect(await routing(stack, { count, killEveryMs: 4000, random: seededRandom(7) }, say)).toEqual([])
  expect(await stack.problems()).toEqual([])
})
