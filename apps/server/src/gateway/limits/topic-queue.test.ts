import { gameTopic, type Topic } from '@fairground/contract/topics'
import { expect, it, vi } from 'vitest'
import { TopicQueue } from './topic-queue.ts'

const [first, second] = [gameTopic(1, 1), gameTopic(1, 2)]

const setUp = (deps: Partial<ConstructorParameters<typeof TopicQueue>[0]> = {}) => {
  const happened: unknown[] = []
  const queue = new TopicQueue({
    takeTurn: async () => 0,
    findFault: async () => undefined,
    onAdmitted: (topic, last) => happened.push([topic, last]),
    onRefused: name => happened.push(name),
    onError: () => happened.push('error'),
    ...deps,
  })
  return { queue, happened }
}

it('admits topics in their order and refuses one with a fault', async () => {
  const { queue, happened } = setUp({
    findFault: async topic => (topic === first ? 'game.notFound' : undefined),
  })
  queue.add(first, null)
  queue.add(second, 7)
  await vi.waitFor(() => expect(happened).toEqual(['game.notFound', [second, 7]]))
  expect(queue.size).toBe(0)
})

it('does not look up a topic before its turn, and keeps only the last request for it', async () => {
  const waits = [40, 40, 0]
  const lookedUp: Topic[] = []
  const { queue, happened } = setUp({
    takeTurn: async () => waits.shift() ?? 0,
    findFault: async topic => void lookedUp.push(topic),
  })
  queue.add(first, null)
  queue.add(first, 3)
  expect(queue.size).toBe(1)
  expect(lookedUp).toEqual([])
  await vi.waitFor(() => expect(happened).toEqual([[first, 3]]))
  expect([lookedUp, waits]).toEqual([[first], []])
})

it('does not admit a topic that was left while it was looked up', async () => {
  const found = Promise.withResolvers<undefined>()
  const { queue, happened } = setUp({
    findFault: topic => (topic === first ? found.promise : Promise.resolve(undefined)),
  })
  queue.add(first, null)
  queue.add(second, null)
  await Promise.resolve()
  queue.remove(first)
  found.resolve(undefined)
  await vi.waitFor(() => expect(happened).toEqual([[second, null]]))
})

it('tries again after a failed lookup', async () => {
  let isBroken = true
  const { queue, happened } = setUp({
    findFault: async () => {
      if (!isBroken) return undefined
      isBroken = false
      throw new Error('no database')
    },
  })
  queue.add(first, null)
  await vi.waitFor(() => expect(happened).toEqual(['error', [first, null]]), { timeout: 10_000 })
})
