import { describe, expect, it } from 'vitest'
import { type ConcurrencyLimits, createConcurrencyLimiter } from './concurrency-limiter.ts'

/** Starts work that runs until the test finishes it. */
const setUp = (limits: ConcurrencyLimits) => {
  const limit = createConcurrencyLimiter(limits)
  const started: string[] = []
  const finishers = new Map<string, () => void>()
  const refused: string[] = []
  const start = (name: string, key = name[0]!): void => {
    limit(key, () => {
      started.push(name)
      return new Promise<void>(resolve => finishers.set(name, resolve))
    }).catch(() => refused.push(name))
  }
  const settle = () => new Promise(resolve => setImmediate(resolve))
  const finish = async (name: string) => {
    finishers.get(name)!()
    await settle()
  }
  return { start, finish, started, refused, settle }
}

describe('createConcurrencyLimiter', () => {
  it('gives a free slot to the key with the fewest running calls', async () => {
    const { start, finish, started } = setUp({ maxRunning: 3, maxWaiting: 10 })
    for (const name of ['a1', 'a2', 'a3', 'a4', 'a5', 'b1', 'b2', 'c1']) start(name)
    expect(started).toEqual(['a1', 'a2', 'a3'])
    await finish('a1')
    expect(started.at(-1)).toBe('b1')
    await finish('a2')
    expect(started.at(-1)).toBe('c1')
    await finish('a3')
    expect(started.at(-1)).toBe('a4')
    await finish('c1')
    expect(started.at(-1)).toBe('b2')
  })

  it('refuses the calls of a key beyond its places', async () => {
    const { start, refused, settle } = setUp({ maxRunning: 1, maxWaiting: 10, maxWaitingPerKey: 2 })
    for (const name of ['a1', 'a2', 'a3', 'a4', 'b1']) start(name)
    await settle()
    expect(refused).toEqual(['a4'])
  })

  it('gives the place of the longest key to a call of another key when the queue is full', async () => {
    const { start, finish, refused, started, settle } = setUp({ maxRunning: 1, maxWaiting: 3 })
    for (const name of ['a1', 'a2', 'a3', 'a4', 'b1', 'c1', 'd1']) start(name)
    await settle()
    expect(refused.toSorted()).toEqual(['a3', 'a4', 'd1'])
    for (const name of ['a1', 'a2', 'b1', 'c1']) await finish(name)
    expect(started).toEqual(['a1', 'a2', 'b1', 'c1'])
  })

  it('refuses a call that waits too long, and its place is free again', async () => {
    const { start, finish, refused, started, settle } = setUp({ maxRunning: 1, maxWaiting: 1, maxWaitMs: 1 })
    start('a1')
    start('a2')
    while (refused.length === 0) await settle()
    expect(refused).toEqual(['a2'])
    await finish('a1')
    start('b1')
    expect(started).toEqual(['a1', 'b1'])
  })
})
