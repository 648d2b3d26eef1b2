import { expect, it } from 'vitest'
import { testKindLifecycle } from './kind-lifecycle.ts'
import { useKind } from './kind-stage.ts'

const kind = useKind({
  rules: { kind: 'raffleGame', winners: 6 },
  prizeTable: {
    payoutPercentage: 60,
    progressivePercentage: 10,
    tiers: [
      { name: 'A bicycle', winners: 1, prize: { kind: 'item', item: 'A bicycle', cashOption: '1000' } },
      { name: 'Second', winners: 2, prize: { kind: 'share', percent: 50 } },
      { name: 'Others', winners: 3, prize: { kind: 'fixed', amount: '50' } },
    ],
  },
})

testKindLifecycle(kind, i => ({ count: 1 + (i % 3) }))

it('reserves the value of an item for its winner and pays the cash prizes', async () => {
  const { books, players, sell, stage, published } = kind()
  const id = await books.instance()
  const held = async () =>
    (
      await books.one<{ held: bigint }>(
        `SELECT coalesce(sum(c_post - d_post), 0)::bigint AS held FROM account WHERE member_id = $1 AND kind = 'player:prize'`,
        [books.memberId],
      )
    ).held
  const before = await held()
  await sell(id, players.slice(0, 30), () => ({ count: 1 }))
  await stage.finish(id)
  expect(await held()).toBe(before + 1000n)
  const { record } = await published(id)
  const items = await books.rows<{ seq: number; tier: string; item: string }>(
    'SELECT seq, tier, item FROM payout WHERE instance_id = $1 AND item IS NOT NULL',
    [id],
  )
  expect(items).toEqual([{ seq: record.result.drawn[0]! + 1, tier: 'A bicycle', item: 'A bicycle' }])
})

it('pays cash if the prize fund does not cover the item', async () => {
  const { books, players, sell, stage } = kind()
  const id = await books.instance()
  await sell(id, players.slice(0, 7), () => ({ count: 1 }))
  await stage.finish(id)
  const rows = await books.rows<{ item: string | null }>(
    `SELECT item FROM payout WHERE instance_id = $1 AND tier = 'A bicycle'`,
    [id],
  )
  expect(rows).toEqual([{ item: null }])
})

it('refuses lines, because a raffle ticket has none', async () => {
  const id = await kind().books.instance()
  expect(await kind().sell(id, kind().players.slice(0, 1), () => ({ lines: [[1]] }))).toMatchObject([
    { exitCode: 4 },
  ])
})
