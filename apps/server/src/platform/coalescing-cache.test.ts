import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { createCoalescingCache } from './coalescing-cache.ts'

/** Reads that the test finishes itself. Each read returns its number. */
const setUp = (maxAgeMs: number, minIntervalMs = 0) => {
  const cache = createCoalescingCache<number>(maxAgeMs, minIntervalMs)
  const running: ((failed?: Error) => void)[] = []
  let started = 0
  const read = () =>
    new Promise<number>((resolve, reject) => {
      const n = (started += 1)
      running.push(failed => (failed ? reject(failed) : resolve(n)))
    })
  const get = (subject = 'a', detail = '') => cache.get(subject, detail, read)
  const end = async (failed?: Error) => {
    await vi.advanceTimersByTimeAsync(0)
    running.shift()!(failed)
    await vi.advanceTimersByTimeAsync(0)
  }
  return { cache, get, end, started: () => started }
}

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

it('shares one read among all calls until the value is too old', async () => {
  const { get, end, started } = setUp(1000)
  const during = [get(), get()]
  await end()
  vi.advanceTimersByTime(999)
  expect(await Promise.all([...during, get()])).toEqual([1, 1, 1])
  vi.advanceTimersByTime(1)
  const later = get()
  await end()
  expect(await later).toBe(2)
  expect(started()).toBe(2)
})

it('counts the age of a value from the start of the read', async () => {
  const { get, end } = setUp(1000)
  const slow = get()
  await vi.advanceTimersByTimeAsync(1000)
  await end()
  expect(await slow).toBe(1)
  const next = get()
  await end()
  expect(await next).toBe(2)
})

it('reads every detail of an invalidated subject again and no other subject', async () => {
  const { cache, get, end } = setUp(1000)
  const first = [get('a', 'x'), get('a', 'y'), get('b', 'x')]
  for (let i = 0; i < 3; i++) await end()
  expect(await Promise.all(first)).toEqual([1, 2, 3])
  cache.invalidate('a')
  const again = [get('a', 'x'), get('a', 'y')]
  for (let i = 0; i < 2; i++) await end()
  expect(await Promise.all([...again, get('b', 'x')])).toEqual([4, 5, 3])
  cache.invalidateAll()
  const last = get('b', 'x')
  await end()
  expect(await last).toBe(6)
})

it('shares the next read among calls that arrive after an invalidation during a read', async () => {
  const { cache, get, end, started } = setUp(1000)
  const before = get()
  await vi.advanceTimersByTimeAsync(0)
  cache.invalidate('a')
  const after = [get(), get()]
  cache.invalidate('a')
  const alsoAfter = get()
  await vi.advanceTimersByTimeAsync(0)
  expect(started()).toBe(1)
  await end()
  await end()
  expect(await Promise.all([before, ...after, alsoAfter, get()])).toEqual([1, 2, 2, 2, 2])
})

it('shares a read only among calls before its start when the maximum age is 0', async () => {
  const { get, end } = setUp(0)
  const together = [get(), get()]
  await vi.advanceTimersByTimeAsync(0)
  const late = [get(), get()]
  await end()
  await end()
  expect(await Promise.all([...together, ...late])).toEqual([1, 1, 2, 2])
})

it('starts the next read only after the interval, and all calls until then share it', async () => {
  const { get, end, started } = setUp(0, 100)
  const first = get()
  await end()
  const second = get()
  await vi.advanceTimersByTimeAsync(99)
  const third = get()
  expect([await first, started()]).toEqual([1, 1])
  await vi.advanceTimersByTimeAsync(1)
  await end()
  expect([await second, await third]).toEqual([2, 2])
})

it('rejects all waiting calls when the read fails and does not cache the failure', async () => {
  const { get, end } = setUp(1000)
  const failing = [get(), get()].map(request => request.catch((error: Error) => error.message))
  await end(new Error('away'))
  expect(await Promise.all(failing)).toEqual(['away', 'away'])
  const next = get()
  await end()
  expect(await next).toBe(2)
})

it('starts the next read when the read before it failed', async () => {
  const { cache, get, end } = setUp(1000)
  const failing = get().catch((error: Error) => error.message)
  await vi.advanceTimersByTimeAsync(0)
  cache.invalidate('a')
  const next = get()
  await end(new Error('away'))
  await end()
  expect([await failing, await next]).toEqual(['away', 2])
})
