import { afterAll, beforeAll, expect, it } from 'vitest'
import { itLives } from './kind-life.ts'
import { type KindStage, openKind } from './kind-stage.ts'

let kind: KindStage

beforeAll(async () => {
  kind = await openKind({
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
})
afterAll(async () => expect(await kind.close()).toEqual([]))

itLives(
  () => kind,
  i => ({ count: 1 + (i % 3) }),
)

it('sets the money of an item aside for its winner, and pays what is money', async () => {
  const { books, players, sell, stage, published } = kind
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

it('pays the money that was set aside where it does not reach for the item', async () => {
  const { books, players, sell, stage } = kind
  const id = await books.instance()
  await sell(id, players.slice(0, 7), () => ({ count: 1 }))
  await stage.finish(id)
  const rows = await books.rows<{ item: string | null }>(
    `SELECT item FROM payout WHERE instance_id = $1 AND tier = 'A bicycle'`,
    [id],
  )
  expect(rows).toEqual([{ item: null }])
})

it('refuses lines: a raffle ticket is its number', async () => {
  const id = await kind.books.instance()
  expect(await kind.sell(id, kind.players.slice(0, 1), () => ({ lines: [[1]] }))).toMatchObject([
    { exitCode: 4 },
  ])
})
