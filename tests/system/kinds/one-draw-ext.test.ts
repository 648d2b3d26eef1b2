import { expect, it } from 'vitest'
import { testKindLifecycle } from './kind-lifecycle.ts'
import { useKind } from './kind-stage.ts'

const kind = useKind({
  rules: { kind: 'oneDrawGameExt', pick: 3, from: 12, pick2nd: 1, from2nd: 4 },
  prizeTable: {
    payoutPercentage: 50,
    progressivePercentage: 10,
    reserve: '135000',
    tiers: [
      {
        name: '3 + 1',
        matches: 3,
        matches2nd: 1,
        prize: { kind: 'jackpot', seed: '10000', minimum: '1000' },
      },
      { name: '2 + 1', matches: 2, matches2nd: 1, prize: { kind: 'share', percent: 60, minimum: '300' } },
      { name: '2', matches: 2, matches2nd: 0, prize: { kind: 'share', percent: 40, minimum: '200' } },
      { name: '1 + 1', matches: 1, matches2nd: 1, prize: { kind: 'fixed', amount: '150' } },
    ],
  },
})

/** Two lines per player; the second set is at the end of each line. */
const wanted = (i: number) => ({
  lines: [
    [1 + (i % 10), 2 + (i % 10), 3 + (i % 10), 1 + (i % 4)],
    [1 + (i % 4), 5 + (i % 4), 9 + (i % 4), 1 + ((i >> 2) % 4)],
  ],
})

testKindLifecycle(kind, wanted)

it.each([
  ['no second set', [1, 2, 3]],
  ['a second set out of range', [1, 2, 3, 5]],
  ['two numbers in the second set', [1, 2, 3, 4, 1]],
])('refuses %s', async (_, line) => {
  const id = await kind().books.instance()
  expect(await kind().sell(id, kind().players.slice(0, 1), () => ({ lines: [line] }))).toMatchObject([
    { exitCode: 4 },
  ])
})
