import { expect, it } from 'vitest'
import { testKindLifecycle } from './kind-lifecycle.ts'
import { useKind } from './kind-stage.ts'

const kind = useKind({
  rules: { kind: 'raffleGame', winners: 6 },
  prizeTable: {
    payoutPercentage: 60,
    progressivePercentage: 10,
    reserve: '60250',
    tiers: [
      { name: 'A bicycle', winners: 1, prize: { kind: 'item', item: 'A bicycle', cashOption: '60000' } },
      { name: 'Second', winners: 2, prize: { kind: 'share', percent: 50, minimum: '50' } },
      { name: 'Others', winners: 3, prize: { kind: 'fixed', amount: '50' } },
    ],
  },
})

testKindLifecycle(kind, i => ({ count: 1 + (i % 3) }))

const held = async () =>
  (
    await kind().books.one<{ held: bigint }>(
      `SELECT coalesce(sum(c_post - d_post), 0)::bigint AS held FROM account WHERE member_id = $1 AND kind = 'player:prize'`,
      [kind().books.memberId],
    )
  ).held

const findPaid = (id: number) =>
  kind().books.rows<{ tier: string; paid: bigint }>(
    `SELECT tier, from_pool AS paid FROM payout WHERE instance_id = $1 AND tier <> 'Rolled over' ORDER BY tier, seq`,
    [id],
  )

it('reserves the value of an item for its winner and pays the cash prizes', async () => {
  const { books, players, sell, stage, published } = kind()
  const id = await books.instance()
  const before = await held()
  await sell(id, players.slice(0, 30), () => ({ count: 1 }))
  await stage.finish(id)
  expect(await held()).toBe(before + 60_000n)
  const { record } = await published(id)
  const items = await books.rows<{ seq: number; tier: string; item: string }>(
    'SELECT seq, tier, item FROM payout WHERE instance_id = $1 AND item IS NOT NULL',
    [id],
  )
  expect(items).toEqual([{ seq: record.result.drawn[0]! + 1, tier: 'A bicycle', item: 'A bicycle' }])
  // 30 tickets at 100: two equal shares of the prize fund of 1800.
  expect(await findPaid(id)).toEqual([
    { tier: 'A bicycle', paid: 60_000n },
    ...Array.from({ length: 3 }, () => ({ tier: 'Others', paid: 50n })),
    ...Array.from({ length: 2 }, () => ({ tier: 'Second', paid: 900n })),
  ])
  expect(record.settlement.fromReserve).toBe('60150')
})

it('gives the item also if the sales do not cover it', async () => {
  const { books, players, sell, stage } = kind()
  const id = await books.instance()
  const before = await held()
  const reserved = await books.balance('reserve', books.gameId)
  await sell(id, players.slice(0, 7), () => ({ count: 1 }))
  await stage.finish(id)
  const rows = await books.rows<{ item: string | null; paid: bigint }>(
    `SELECT item, from_pool AS paid FROM payout WHERE instance_id = $1 AND tier = 'A bicycle'`,
    [id],
  )
  expect(rows).toEqual([{ item: 'A bicycle', paid: 60_000n }])
  expect(await held()).toBe(before + 60_000n)
  // The item and three fixed prizes; the shares of 210 exceed their minimum.
  expect(await books.balance('reserve', books.gameId)).toBe(reserved - 60_150n)
})

it('refuses lines, because a raffle ticket has none', async () => {
  const id = await kind().books.instance()
  expect(await kind().sell(id, kind().players.slice(0, 1), () => ({ lines: [[1]] }))).toMatchObject([
    { exitCode: 4 },
  ])
})
