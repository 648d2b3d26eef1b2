import { expect, it } from 'vitest'
import { gather } from './gather.ts'

interface Asked {
  readonly group: number
  readonly n: number
}

const setUp = () => {
  const batches: Asked[][] = []
  const ask = gather<Asked, string>({
    groupOf: ({ group }) => group,
    answer: async asked => {
      batches.push([...asked])
      await new Promise(resolve => setTimeout(resolve, 5))
      if (asked.some(({ n }) => n < 0)) throw new Error('refused')
      return asked.map(({ group, n }) => `${group}:${n}`)
    },
  })
  return { ask, batches }
}

it('answers each what he asked, and each group in one go', async () => {
  const { ask, batches } = setUp()
  const asked = Array.from({ length: 20 }, (_, n) => ({ group: n % 2, n }))
  expect(await Promise.all(asked.map(ask))).toEqual(asked.map(({ group, n }) => `${group}:${n}`))
  expect(batches.map(batch => batch.length)).toEqual([10, 10])
})

it('gathers those who come while others are answered', async () => {
  const { ask, batches } = setUp()
  const asks: Promise<string>[] = []
  for (let n = 0; n < 50; n++) {
    asks.push(ask({ group: 1, n }))
    await new Promise(resolve => setImmediate(resolve))
  }
  expect(await Promise.all(asks)).toHaveLength(50)
  expect(batches.length).toBeLessThan(20)
})

it('takes no more than five hundred together', async () => {
  const { ask, batches } = setUp()
  await Promise.all(Array.from({ length: 1200 }, (_, n) => ask({ group: 1, n })))
  expect(batches.map(batch => batch.length)).toEqual([500, 500, 200])
})

it('fails a group alone, and goes on', async () => {
  const { ask } = setUp()
  const answers = await Promise.allSettled([
    ask({ group: 1, n: -1 }),
    ask({ group: 1, n: 1 }),
    ask({ group: 2, n: 1 }),
  ])
  expect(answers.map(({ status }) => status)).toEqual(['rejected', 'rejected', 'fulfilled'])
  expect(await ask({ group: 1, n: 7 })).toBe('1:7')
})
