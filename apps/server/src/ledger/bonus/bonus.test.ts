import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { expireGrants, grantCommand } from '#testing/bonus-commands.test-support.ts'
import { type Books, currency, depositCommand, openBooks } from '#testing/books.test-support.ts'
import { joinCommand } from '#testing/join-command.test-support.ts'
import { startLane, takeLane } from '#testing/take-lane.test-support.ts'
import { runBatch } from '#ledger/lane/batch.ts'
import { grantIdFor } from './grants.ts'
import type { AnyCommand } from '#ledger/commands.ts'

let books: Books

beforeAll(async () => {
  books = await openBooks({ cost: 200n, fee: 10n })
})

afterAll(async () => {
  const problems = await books.problems()
  await books.close()
  expect(problems).toEqual([])
})

const replies = async (commands: readonly AnyCommand[]) => {
  const lane = await takeLane(books.app.pool, books.memberId)
  try {
    return await runBatch(lane, commands)
  } finally {
    await lane.release()
  }
}

const spendBonusFirst = (first: boolean) =>
  books.owner.query(
    `UPDATE member SET settings = jsonb_build_object('spendBonusFirst', $2::boolean) WHERE id = $1`,
    [books.memberId, first],
  )

const grantRow = (id: number) =>
  books.one<{ done: bigint; need: bigint; status: string }>(
    'SELECT done, need, status FROM bonus_grant WHERE member_id = $1 AND id = $2',
    [books.memberId, id],
  )

/** A player with this cash and one grant per amount, in order of expiry. */
const playerWith = async (cash: bigint, amounts: readonly bigint[], wageringTimes = 5) => {
  const [playerId] = await books.players(1, cash)
  const grants = amounts.map((amount, i) =>
    grantCommand({ playerId: playerId!, amount, wageringTimes, expiresAt: Date.now() + (i + 1) * 3_600_000 }),
  )
  await books.run(grants)
  return { playerId: playerId!, grantIds: grants.map(grant => grantIdFor(grant.request.opKey)) }
}

const held = async ({ playerId, grantIds }: { playerId: number; grantIds: number[] }) => ({
  cash: await books.balance('player:cash', playerId),
  bonuses: await Promise.all(grantIds.map(id => books.balance('player:bonus', id))),
})

const three = [
  [1, 2],
  [3, 4],
  [5, 6],
]

describe('a purchase of three plays for 630', () => {
  const mixes: [string, boolean, bigint, bigint[], bigint, bigint[]][] = [
    ['cash alone', false, 700n, [], 70n, []],
    ['cash first, and cash is enough', false, 700n, [500n], 70n, [500n]],
    ['cash first, then one grant', false, 601n, [500n], 0n, [471n]],
    ['cash first, then two grants', false, 100n, [300n, 300n], 0n, [0n, 70n]],
    ['bonus first, and the bonus is enough', true, 700n, [700n], 700n, [70n]],
    ['bonus first, then cash', true, 700n, [300n, 329n], 699n, [0n, 0n]],
    ['grants alone', true, 0n, [211n, 1n, 418n], 0n, [0n, 0n, 0n]],
  ]
  it.each(mixes)(
    'debits each account exactly and refunds all of it: %s',
    async (_, first, cash, amounts, left, bonuses) => {
      await spendBonusFirst(first)
      const player = await playerWith(cash, amounts)
      const before = await held(player)
      const instanceId = await books.instance()
      const [reply] = await replies([joinCommand({ playerId: player.playerId, instanceId, lines: three })])
      expect(reply).toMatchObject({ ok: { exitCode: 0, charged: '6.30' } })
      expect(await held(player)).toEqual({ cash: left, bonuses })
      expect(await books.balance('game:escrow', instanceId)).toBe(600n)
      // The chunks split the purchase: each play is refunded separately.
      for (const limit of [1, 1, 5])
        await replies([{ name: 'refund', request: { instanceId, currency, limit } }])
      expect(await held(player)).toEqual(before)
      for (const id of player.grantIds)
        expect(await grantRow(id)).toMatchObject({ done: 0n, status: 'ACTIVE' })
    },
  )

  it('is refused when one unit is missing, and moves nothing', async () => {
    const player = await playerWith(300n, [329n])
    const before = await held(player)
    const instanceId = await books.instance()
    const [reply] = await replies([joinCommand({ playerId: player.playerId, instanceId, lines: three })])
    expect(reply).toMatchObject({ ok: { exitCode: 2, reason: 'notEnoughFunds' } })
    expect(await held(player)).toEqual(before)
  })
})

describe('a grant', () => {
  it('is created once per key, and other content under the same key is refused', async () => {
    const [playerId] = await books.players(1, 0n)
    const grant = grantCommand({ playerId: playerId!, amount: 500n })
    const other = grantCommand({ ...grant.request, amount: 501n })
    const [first, again, changed] = await replies([grant, grant, other])
    expect(again).toEqual(first)
    expect(changed).toEqual({ refused: 'conflict' })
    expect(await books.balance('player:bonus', grantIdFor(grant.request.opKey))).toBe(500n)
  })

  it('is refused above the wagering maximum of the profile, and when it has already expired', async () => {
    await books.owner.query(`UPDATE member SET profile = 'strict' WHERE id = $1`, [books.memberId])
    const [playerId] = await books.players(1, 0n)
    const [tooHigh, over] = await replies([
      grantCommand({ playerId: playerId!, amount: 500n, wageringTimes: 11 }),
      grantCommand({ playerId: playerId!, amount: 500n, expiresAt: 1 }),
    ])
    await books.owner.query(`UPDATE member SET profile = 'standard' WHERE id = $1`, [books.memberId])
    expect([tooHigh, over]).toEqual([
      { ok: { refused: 'wageringNotAllowed' } },
      { ok: { refused: 'alreadyOver' } },
    ])
  })

  it('becomes cash immediately without a wagering requirement', async () => {
    const { playerId, grantIds } = await playerWith(0n, [500n], 0)
    expect(await held({ playerId, grantIds })).toEqual({ cash: 500n, bonuses: [0n] })
    expect(await grantRow(grantIds[0]!)).toMatchObject({ status: 'RELEASED' })
  })

  it('is released exactly once by concurrent purchases', async () => {
    await spendBonusFirst(false)
    // 16 purchases of 210 with a requirement of 1,000: the fifth fulfils it.
    const player = await playerWith(16n * 210n, [200n])
    const instanceId = await books.instance()
    const taken = await takeLane(books.app.pool, books.memberId)
    const lane = startLane(taken)
    const answers = await Promise.all(
      Array.from({ length: 16 }, () => lane.join(joinCommand({ playerId: player.playerId, instanceId }))),
    )
    await lane.stop()
    await taken.release()
    expect(answers.map(answer => answer.exitCode)).toEqual(Array.from({ length: 16 }, () => 0))
    expect(await held(player)).toEqual({ cash: 200n, bonuses: [0n] })
    expect(await grantRow(player.grantIds[0]!)).toMatchObject({ done: 1000n, status: 'RELEASED' })
    const releases = await books.rows('SELECT FROM journal WHERE member_id = $1 AND op_key = $2', [
      books.memberId,
      `rel:${player.grantIds[0]}`,
    ])
    expect(releases).toHaveLength(1)
  })

  it('sends refunds to cash after its release', async () => {
    await spendBonusFirst(true)
    const player = await playerWith(420n, [210n], 2)
    const [toRefund, other] = [await books.instance(), await books.instance()]
    await replies([joinCommand({ playerId: player.playerId, instanceId: toRefund })])
    await replies([joinCommand({ playerId: player.playerId, instanceId: other })])
    expect(await grantRow(player.grantIds[0]!)).toMatchObject({ done: 420n, status: 'RELEASED' })
    await replies([{ name: 'refund', request: { instanceId: toRefund, currency, limit: 5 } }])
    expect(await held(player)).toEqual({ cash: 420n, bonuses: [0n] })
    expect(await grantRow(player.grantIds[0]!)).toMatchObject({ done: 420n, status: 'RELEASED' })
  })

  it('expires once, not early, and cannot be staked afterwards', async () => {
    await spendBonusFirst(true)
    const player = await playerWith(0n, [500n])
    const [grantId] = player.grantIds as [number]
    const instanceId = await books.instance()
    const join = joinCommand({ playerId: player.playerId, instanceId })
    const expire: AnyCommand = { name: 'expireBonus', request: { grantId, currency } }
    expect(await replies([join, expire])).toMatchObject([{ ok: { exitCode: 0 } }, { ok: { expired: false } }])
    await expireGrants(books, grantId)
    const late = joinCommand({ playerId: player.playerId, instanceId })
    const promo = await books.balance('house:promo', 0)
    expect(await replies([late, expire, expire])).toMatchObject([
      { ok: { exitCode: 2 } },
      { ok: { expired: true } },
      { ok: { expired: false } },
    ])
    expect(await held(player)).toEqual({ cash: 0n, bonuses: [0n] })
    expect((await books.balance('house:promo', 0)) - promo).toBe(290n)
    // The stake of an expired bonus returns to the operator.
    await replies([{ name: 'refund', request: { instanceId, currency, limit: 5 } }])
    expect((await books.balance('house:promo', 0)) - promo).toBe(500n)
  })
})

describe('a coupon', () => {
  it('is credited once per player, as cash or as a bonus', async () => {
    const [anna, bert] = (await books.players(2, 0n)) as [number, number]
    const cash = (playerId: number): AnyCommand => ({
      name: 'creditCoupon',
      request: { couponId: 'spring', playerId, currency, amount: 150n, instant: true },
    })
    const { opKey: _, ...terms } = grantCommand({ playerId: anna, amount: 400n }).request
    const bonus: AnyCommand = {
      name: 'creditCoupon',
      request: { couponId: 'summer', instant: false, ...terms },
    }
    const answers = await replies([cash(anna), cash(anna), cash(bert), bonus, bonus])
    expect(answers[1]).toEqual(answers[0])
    expect(answers[4]).toEqual(answers[3])
    const grantId = grantIdFor(`coupon:summer:${anna}`)
    expect(await held({ playerId: anna, grantIds: [grantId] })).toEqual({ cash: 150n, bonuses: [400n] })
    expect(await books.balance('player:cash', bert)).toBe(150n)
  })
})

describe('a free play', () => {
  it('moves no money and creates an ordinary ticket, even without an account', async () => {
    await books.owner.query(`UPDATE member SET settings = '{"freerollNoDeposits": true}' WHERE id = $1`, [
      books.memberId,
    ])
    const [playerId] = await books.players(1, 0n)
    const instanceId = await books.instance({ cost: 0n, fee: 0n })
    const [reply] = await replies([joinCommand({ playerId: playerId!, instanceId, lines: three })])
    expect(reply).toMatchObject({ ok: { exitCode: 0, charged: '0.00', balance: '0.00', sold: 3 } })
    const moved = await books.rows(
      `SELECT FROM ticket t JOIN transfer f ON (f.member_id, f.journal_id) = (t.member_id, t.journal_id) WHERE t.instance_id = $1`,
      [instanceId],
    )
    expect(moved).toEqual([])
    const [back] = await replies([{ name: 'refund', request: { instanceId, currency, limit: 5 } }])
    expect(back).toEqual({ ok: { refunded: 3, done: true } })
  })
})

describe('a game in another currency', () => {
  it('is paid from the account in its currency, and refused without such an account', async () => {
    const [rich, poor] = (await books.players(2, 1000n)) as [number, number]
    const paidIn = depositCommand(rich, 1000n)
    if (paidIn.name !== 'deposit') throw new Error('not a deposit')
    await books.run([{ name: 'deposit', request: { ...paidIn.request, currency: 'USD' } }])
    const instanceId = await books.instance({ currency: 'USD' })
    const answers = await replies(
      [rich, poor].map(playerId => joinCommand({ playerId, instanceId, currency: 'USD' })),
    )
    expect(answers).toMatchObject([{ ok: { exitCode: 0, balance: '7.90' } }, { ok: { exitCode: 1 } }])
  })
})
