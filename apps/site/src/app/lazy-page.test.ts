import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { lazyPage } from './lazy-page.ts'

const Page = () => null

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

/** Fails so many times, and notes when it was asked. */
const failing = (times: number) => {
  const askedAt: number[] = []
  const start = Date.now()
  const load = async () => {
    askedAt.push(Date.now() - start)
    if (askedAt.length <= times) throw new Error('not fetched')
    return Page
  }
  return { load, askedAt }
}

it('asks three times more, a second and a half apart', async () => {
  const { load, askedAt } = failing(3)
  const loaded = lazyPage(load)()
  await vi.advanceTimersByTimeAsync(10_000)
  expect(await loaded).toEqual({ default: Page })
  expect(askedAt).toEqual([0, 1500, 3000, 4500])
})

it('then gives up', async () => {
  const { load, askedAt } = failing(4)
  const loaded = lazyPage(load)()
  const refused = expect(loaded).rejects.toThrow('not fetched')
  await vi.advanceTimersByTimeAsync(10_000)
  await refused
  expect(askedAt).toHaveLength(4)
})
