import { expect, it } from 'vitest'
import { testKindLifecycle } from './kind-lifecycle.ts'
import { useKind } from './kind-stage.ts'

const kind = useKind({
  rules: { kind: 'oneDrawGameExtMulti', pick: 3, from: 10, multiOptions: ['straight', 'box', 'pair'] },
  prizeTable: {
    payoutPercentage: 0,
    progressivePercentage: 0,
    reserve: '117450000',
    tiers: [
      { name: 'Straight', option: 'straight', arrangements: 1, prize: { kind: 'fixed', amount: '50000' } },
      { name: 'Box of 6', option: 'box', arrangements: 6, prize: { kind: 'fixed', amount: '8000' } },
      { name: 'Box of 3', option: 'box', arrangements: 3, prize: { kind: 'fixed', amount: '16000' } },
      { name: 'Pair', option: 'pair', arrangements: 1, prize: { kind: 'fixed', amount: '2500' } },
    ],
  },
})

/** Five plays per player cover all pairs of first digits, so some plays win more than one option. */
const wanted = (i: number) => ({
  lines: Array.from({ length: 5 }, (_, k) => {
    const number = (i * 5 + k) % 1000
    return [Math.floor(number / 100), Math.floor(number / 10) % 10, number % 10]
  }),
  multiOptions: Array.from({ length: 5 }, (_, k) => [1 + ((i + k) % 3), 0, 1 + (k % 2)]),
})

testKindLifecycle(kind, wanted)

it('charges the staked units and pays every option separately', async () => {
  const { books, players, sell, stage, published } = kind()
  const id = await books.instance()
  const answers = await sell(id, players.slice(0, 10), i => {
    const lines = Array.from({ length: 100 }, (_, k) => [i, Math.floor(k / 10), k % 10])
    return { lines, multiOptions: lines.map(() => [1, 0, 2]) }
  })
  expect(answers).toMatchObject(answers.map(() => ({ exitCode: 0, charged: '305.00' })))
  await stage.finish(id)
  const won = await books.rows<{ tier: string; n: number }>(
    'SELECT tier, n FROM payout WHERE instance_id = $1 ORDER BY seq, n',
    [id],
  )
  // Every number is played once: one straight and nineteen pairs, one of them on the straight's play.
  expect(won.filter(each => each.tier === 'Straight')).toHaveLength(1)
  expect(won.filter(each => each.tier === 'Pair')).toHaveLength(19)
  expect(won.filter(each => each.n === 2)).toEqual([{ tier: 'Pair', n: 2 }])
  // One unit of 50000 and nineteen plays with two units of 2500.
  expect((await published(id)).record.settlement).toMatchObject({ fromReserve: '145000', revenue: '300000' })
})

it.each([
  ['digits without units', { lines: [[1, 2, 3]] }],
  ['units for another number of lines', { lines: [[1, 2, 3]], multiOptions: [] }],
  ['no unit at all', { lines: [[1, 2, 3]], multiOptions: [[0, 0, 0]] }],
  ['a box on equal digits', { lines: [[7, 7, 7]], multiOptions: [[0, 1, 0]] }],
  ['more units than allowed', { lines: [[1, 2, 3]], multiOptions: [[101, 0, 0]] }],
])('refuses %s', async (_, play) => {
  const id = await kind().books.instance()
  expect(await kind().sell(id, kind().players.slice(0, 1), () => play)).toMatchObject([{ exitCode: 4 }])
})

it('refunds a purchase of plays with different prices in full', async () => {
  const { books, players, sell, stage } = kind()
  const id = await books.instance()
  await sell(id, players.slice(5, 6), () => ({
    lines: [
      [1, 2, 3],
      [4, 5, 6],
      [7, 8, 9],
    ],
    multiOptions: [
      [7, 0, 0],
      [1, 0, 0],
      [0, 3, 4],
    ],
  }))
  await books.rows('UPDATE game SET min_plays = 4, max_reschedules = 0 WHERE member_id = $1', [
    books.memberId,
  ])
  await stage.makeDue(id)
  await stage.step(id)
  await books.rows('UPDATE game SET min_plays = 1 WHERE member_id = $1', [books.memberId])
  const back = await books.rows<{ amount: string }>(
    `SELECT result ->> 'amount' AS amount FROM journal WHERE kind = 'refund' AND ref = $1 ORDER BY id`,
    [id],
  )
  expect(back.map(row => row.amount)).toEqual(['705', '105', '705'])
})
