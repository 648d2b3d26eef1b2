import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { lazyPage } from './lazy-page.ts'

const Page = () => null

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

/** Fails the given number of times and records the time of each attempt. */
const failing = (times: number) => {
  const loadedAt: number[] = []
  const start = Date.now()
  const load = async () => {
    loadedAt.push(Date.now() - start)
    if (loadedAt.length <= times) throw new Error('not fetched')
    return Page
  }
  return { load, loadedAt }
}

it('retries a failed load three times, 1.5 seconds apart', async () => {
  const { load, loadedAt } = failing(3)
  const loaded = lazyPage(load)()
  await vi.advanceTimersByTimeAsync(10_000)
  expect(await loaded).toEqual({ default: Page })
  expect(loadedAt).toEqual([0, 1500, 3000, 4500])
})

it('rejects after the third retry', async () => {
  const { load, loadedAt } = failing(4)
  const loaded = lazyPage(load)()
  const refused = expect(loaded).rejects.toThrow('not fetched')
  await vi.advanceTimersByTimeAsync(10_000)
  await refused
  expect(loadedAt).toHaveLength(4)
})
