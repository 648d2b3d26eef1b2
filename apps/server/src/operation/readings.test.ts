import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { createReadings } from './readings.ts'

/** Readings that end when the test says so, and what each gives is its number. */
const setUp = (keepMs: number) => {
  const readings = createReadings<number>(keepMs)
  const running: ((failed?: Error) => void)[] = []
  let begun = 0
  const read = () =>
    new Promise<number>((resolve, reject) => {
      const n = (begun += 1)
      running.push(failed => (failed ? reject(failed) : resolve(n)))
    })
  const ask = (subject = 'a', detail = '') => readings.get(subject, detail, read)
  const end = async (failed?: Error) => {
    await vi.advanceTimersByTimeAsync(0)
    running.shift()!(failed)
    await vi.advanceTimersByTimeAsync(0)
  }
  return { readings, ask, end, begun: () => begun }
}

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

it('one serves all who ask within its time, and no longer', async () => {
  const { ask, end, begun } = setUp(1000)
  const during = [ask(), ask()]
  await end()
  vi.advanceTimersByTime(999)
  expect(await Promise.all([...during, ask()])).toEqual([1, 1, 1])
  vi.advanceTimersByTime(1)
  const later = ask()
  await end()
  expect(await later).toBe(2)
  expect(begun()).toBe(2)
})

it('its time is counted from its beginning, not from its end', async () => {
  const { ask, end } = setUp(1000)
  const slow = ask()
  await vi.advanceTimersByTimeAsync(1000)
  await end()
  expect(await slow).toBe(1)
  const next = ask()
  await end()
  expect(await next).toBe(2)
})

it('what changed is read again, all its details and nothing else', async () => {
  const { readings, ask, end } = setUp(1000)
  const first = [ask('a', 'x'), ask('a', 'y'), ask('b', 'x')]
  for (let i = 0; i < 3; i++) await end()
  expect(await Promise.all(first)).toEqual([1, 2, 3])
  readings.changed('a')
  const again = [ask('a', 'x'), ask('a', 'y')]
  for (let i = 0; i < 2; i++) await end()
  expect(await Promise.all([...again, ask('b', 'x')])).toEqual([4, 5, 3])
  readings.allChanged()
  const last = ask('b', 'x')
  await end()
  expect(await last).toBe(6)
})

it('what changes while it is read is not given to those who ask after, who wait for it and share the next', async () => {
  const { readings, ask, end, begun } = setUp(1000)
  const before = ask()
  await vi.advanceTimersByTimeAsync(0)
  readings.changed('a')
  const after = [ask(), ask()]
  readings.changed('a')
  const alsoAfter = ask()
  await vi.advanceTimersByTimeAsync(0)
  expect(begun()).toBe(1)
  await end()
  await end()
  expect(await Promise.all([before, ...after, alsoAfter, ask()])).toEqual([1, 2, 2, 2, 2])
})

it('with no time of its own it serves only those who asked before it began', async () => {
  const { ask, end } = setUp(0)
  const together = [ask(), ask()]
  await vi.advanceTimersByTimeAsync(0)
  const late = [ask(), ask()]
  await end()
  await end()
  expect(await Promise.all([...together, ...late])).toEqual([1, 1, 2, 2])
})

it('one that fails fails all who wait for it, and is not kept', async () => {
  const { ask, end } = setUp(1000)
  const failing = [ask(), ask()].map(asked => asked.catch((error: Error) => error.message))
  await end(new Error('away'))
  expect(await Promise.all(failing)).toEqual(['away', 'away'])
  const next = ask()
  await end()
  expect(await next).toBe(2)
})

it('one that fails does not fail the next that waits for it', async () => {
  const { readings, ask, end } = setUp(1000)
  const failing = ask().catch((error: Error) => error.message)
  await vi.advanceTimersByTimeAsync(0)
  readings.changed('a')
  const next = ask()
  await end(new Error('away'))
  await end()
  expect([await failing, await next]).toEqual(['away', 2])
})
