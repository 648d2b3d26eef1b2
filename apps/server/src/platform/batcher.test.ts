import { expect, it } from 'vitest'
import { createBatcher } from './batcher.ts'

interface TestRequest {
  readonly group: number
  readonly n: number
}

const setUp = () => {
  const batches: TestRequest[][] = []
  const submit = createBatcher<TestRequest, string>({
    groupBy: ({ group }) => group,
    handleBatch: async requests => {
      batches.push([...requests])
      await new Promise(resolve => setTimeout(resolve, 5))
      if (requests.some(({ n }) => n < 0)) throw new Error('refused')
      return requests.map(({ group, n }) => `${group}:${n}`)
    },
  })
  return { submit, batches }
}

it('returns the result of each request and handles each group in one batch', async () => {
  const { submit, batches } = setUp()
  const requests = Array.from({ length: 20 }, (_, n) => ({ group: n % 2, n }))
  expect(await Promise.all(requests.map(submit))).toEqual(requests.map(({ group, n }) => `${group}:${n}`))
  expect(batches.map(batch => batch.length)).toEqual([10, 10])
})

it('collects the requests that arrive during a running batch', async () => {
  const { submit, batches } = setUp()
  const results: Promise<string>[] = []
  for (let n = 0; n < 50; n++) {
    results.push(submit({ group: 1, n }))
    await new Promise(resolve => setImmediate(resolve))
  }
  expect(await Promise.all(results)).toHaveLength(50)
  expect(batches.length).toBeLessThan(20)
})

it('does not let a group wait for the batches of another group', async () => {
  const stuck: (() => void)[] = []
  const submit = createBatcher<TestRequest, number>({
    groupBy: ({ group }) => group,
    handleBatch: async requests => {
      if (requests[0]!.group === 1) await new Promise<void>(resolve => stuck.push(resolve))
      return requests.map(({ n }) => n)
    },
  })
  const flood: Promise<number>[] = []
  for (let n = 0; n < 5; n++) {
    flood.push(submit({ group: 1, n }))
    await new Promise(resolve => setImmediate(resolve))
  }
  expect(await submit({ group: 2, n: 7 })).toBe(7)
  const done = Promise.all(flood)
  while (stuck.length > 0) {
    stuck.shift()!()
    await new Promise(resolve => setImmediate(resolve))
  }
  expect(await done).toEqual([0, 1, 2, 3, 4])
})

it('limits a batch to 500 requests', async () => {
  const { submit, batches } = setUp()
  await Promise.all(Array.from({ length: 1200 }, (_, n) => submit({ group: 1, n })))
  expect(batches.map(batch => batch.length)).toEqual([500, 500, 200])
})

it('rejects only the group that failed and continues with later requests', async () => {
  const { submit } = setUp()
  const answers = await Promise.allSettled([
    submit({ group: 1, n: -1 }),
    submit({ group: 1, n: 1 }),
    submit({ group: 2, n: 1 }),
  ])
  expect(answers.map(({ status }) => status)).toEqual(['rejected', 'rejected', 'fulfilled'])
  expect(await submit({ group: 1, n: 7 })).toBe('1:7')
})
