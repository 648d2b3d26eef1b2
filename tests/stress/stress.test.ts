import { afterAll, beforeAll, expect, it } from 'vitest'
import { seededRandom } from '#support/seeded-random.ts'
import { limits } from './limits.ts'
import { oversell } from './oversell.ts'
import { retries } from './retries.ts'
import { startStressStack, type StressStack } from './stress-stack.ts'

let stack: StressStack
const say = (line: string) => console.log(line)

beforeAll(async () => {
  stack = await startStressStack(12)
}, 120_000)
afterAll(() => stack?.stop(), 60_000)

it('sells exactly the cap when five times as many joins arrive at once', { timeout: 120_000 }, async () => {
  expect(await oversell(stack, { rounds: 2, cap: 100, joins: 500 }, say)).toEqual([])
})

it('books every key once and refuses a changed body', {
  timeout: 120_000,
}, async () => {
  expect(await retries(stack, { keys: 400, random: seededRandom(3) }, say)).toEqual([])
})

it('lets no player exceed a wager or loss limit, and the ledger balances after all stress tests', {
  timeout: 120_000,
}, async () => {
  expect(await limits(stack, { parallel: 32, allowed: 10 }, say)).toEqual([])
  expect(await stack.problems()).toEqual([])
})
