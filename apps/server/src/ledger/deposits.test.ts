import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { type Books, openBooks } from '#testing/books.test-support.ts'
import {
  type Ask,
  answerOf,
  creditOf,
  orderDeposit,
  provider,
  requestWithdrawal,
} from '#testing/cashier-commands.test-support.ts'
import { startLane, type TakenLane, takeLane } from '#testing/take-lane.test-support.ts'
import type { AnyCommand } from './command.ts'

let books: Books
let taken: TakenLane
let ask: Ask

beforeAll(async () => {
  books = await openBooks()
})
beforeEach(async () => {
  taken = await takeLane(books.app.pool, books.memberId)
  ask = startLane(taken).ask
})
afterEach(() => taken.release())
afterAll(async () => {
  const problems = await books.problems()
  await books.close()
  expect(problems).toEqual([])
})

const newPlayer = async (): Promise<number> => (await books.players(1, 0n))[0]!
const paymentOf = (id: number) =>
  books.one<{ state: string; flag: string | null }>(
    'SELECT state, flag FROM payment WHERE member_id = $1 AND id = $2',
    [books.memberId, id],
  )
const about = (paymentId: number, playerId: number) => ({ paymentId, playerId, provider })
const chargeBackOf = (paymentId: number, playerId: number): Extract<AnyCommand, { name: 'chargeBack' }> => ({
  name: 'chargeBack',
  request: { ...about(paymentId, playerId), currency: books.currency },
})
const reversalOf = (
  paymentId: number,
  playerId: number,
): Extract<AnyCommand, { name: 'reverseDeposit' }> => ({
  name: 'reverseDeposit',
  request: { ...about(paymentId, playerId), currency: books.currency },
})
const moveOf = (paymentId: number, playerId: number, event: 'pend' | 'fail'): AnyCommand => ({
  name: 'moveDeposit',
  request: { ...about(paymentId, playerId), event },
})

describe('a deposit', () => {
  it('is credited once, however often and in whatever order the provider tells of it', async () => {
    const playerId = await newPlayer()
    const paymentId = await orderDeposit(ask, playerId, 5000n)
    const told = [
      creditOf(paymentId, playerId, 5000n),
      moveOf(paymentId, playerId, 'pend'),
      creditOf(paymentId, playerId, 5000n),
      moveOf(paymentId, playerId, 'fail'),
      creditOf(paymentId, playerId, 5000n),
    ]
    const replies = await Promise.all(told.map(command => ask(command)))
    expect(replies.map(reply => 'ok' in reply && (reply.ok as { done: boolean }).done)).toEqual([
      true,
      false,
      true,
      false,
      true,
    ])
    expect(await ask(creditOf(paymentId, playerId, 5000n))).toEqual(replies[0])
    expect(await books.balance('player:cash', playerId)).toBe(5000n)
    expect(await paymentOf(paymentId)).toEqual({ state: 'COMPLETED', flag: null })
    const { deposited } = await books.one<{ deposited: boolean }>(
      'SELECT has_deposited AS deposited FROM player WHERE member_id = $1 AND id = $2',
      [books.memberId, playerId],
    )
    expect(deposited).toBe(true)
  })

  it.each([
    ['amountDiffers', 4999n, 'EUR', 'CREATED'],
    ['currencyDiffers', 5000n, 'USD', 'CREATED'],
  ])('that was paid otherwise than ordered lies in suspense: %s', async (flag, amount, paidIn, state) => {
    const playerId = await newPlayer()
    const paymentId = await orderDeposit(ask, playerId, 5000n)
    const before = await suspense(paidIn)
    const paid = creditOf(paymentId, playerId, amount, paidIn)
    expect(await answerOf<'creditDeposit'>(ask, paid)).toEqual({ done: true, credited: false, flag })
    expect(await answerOf<'creditDeposit'>(ask, paid)).toEqual({ done: true, credited: false, flag })
    expect(await ask(creditOf(paymentId, playerId, 5000n))).toEqual({ refused: 'conflict' })
    expect(await paymentOf(paymentId)).toEqual({ state, flag })
    expect((await suspense(paidIn)) - before).toBe(amount)
    expect(await books.balance('player:cash', playerId)).toBe(0n)
    expect(await answerOf<'reverseDeposit'>(ask, reversalOf(paymentId, playerId))).toMatchObject({
      reason: 'inSuspense',
    })
  })

  it('paid after it failed lies in suspense', async () => {
    const playerId = await newPlayer()
    const paymentId = await orderDeposit(ask, playerId, 700n)
    await ask(moveOf(paymentId, playerId, 'fail'))
    const answer = await answerOf<'creditDeposit'>(ask, creditOf(paymentId, playerId, 700n))
    expect(answer).toEqual({ done: true, credited: false, flag: 'paidAfterFailure' })
    expect(await paymentOf(paymentId)).toEqual({ state: 'FAILED', flag: 'paidAfterFailure' })
  })

  it('taken back before it was heard of is never credited', async () => {
    const playerId = await newPlayer()
    const paymentId = await orderDeposit(ask, playerId, 700n)
    expect(await answerOf<'reverseDeposit'>(ask, reversalOf(paymentId, playerId))).toEqual({
      done: true,
      fromCash: '0',
      fromDebt: '0',
    })
    expect(await answerOf<'creditDeposit'>(ask, creditOf(paymentId, playerId, 700n))).toEqual({
      done: false,
      reason: 'alreadyReversed',
    })
    expect(await books.balance('player:cash', playerId)).toBe(0n)
  })

  it('cannot be ordered by a player who may not play, nor for nothing', async () => {
    const playerId = await newPlayer()
    const order = (amount: bigint): Extract<AnyCommand, { name: 'orderDeposit' }> => ({
      name: 'orderDeposit',
      request: { opKey: `order:${playerId}:${amount}`, playerId, provider, currency: books.currency, amount },
    })
    expect(await answerOf<'orderDeposit'>(ask, order(0n))).toMatchObject({ reason: 'badAmount' })
    await books.owner.query(`UPDATE player SET status = 'selfExcluded' WHERE id = $1`, [playerId])
    expect(await answerOf<'orderDeposit'>(ask, order(5n))).toMatchObject({ reason: 'playerNotActive' })
  })

  it.each([
    ['FAILED', 'COMPLETED'],
    ['COMPLETED', 'PENDING'],
    ['COMPLETED', 'FAILED'],
    ['REVERSED', 'COMPLETED'],
  ])('cannot go from %s to %s, by the database itself', async (from, to) => {
    const paymentId = await orderDeposit(ask, await newPlayer(), 700n)
    const client = await books.owner.connect()
    const set = (state: string) =>
      client.query('UPDATE payment SET state = $3 WHERE member_id = $1 AND id = $2', [
        books.memberId,
        paymentId,
        state,
      ])
    await client.query('BEGIN')
    await set(from)
    await expect(set(to)).rejects.toThrow(`cannot go from ${from} to ${to}`)
    await client.query('ROLLBACK')
    client.release()
  })

  it('of another player is not touched', async () => {
    const [playerId, other] = [await newPlayer(), await newPlayer()]
    const paymentId = await orderDeposit(ask, playerId, 700n)
    await orderDeposit(ask, other, 1n)
    expect(await answerOf<'creditDeposit'>(ask, creditOf(paymentId, other, 700n))).toMatchObject({
      reason: 'noSuchPayment',
    })
  })
})

describe('money that goes back', () => {
  const credited = async (amount: bigint) => {
    const playerId = await newPlayer()
    const paymentId = await orderDeposit(ask, playerId, amount)
    await ask(creditOf(paymentId, playerId, amount))
    return { playerId, paymentId }
  }

  it('is reversed once, if the player still has it', async () => {
    const { playerId, paymentId } = await credited(5000n)
    const wd = await requestWithdrawal(ask, playerId, 1n)
    expect(await answerOf<'reverseDeposit'>(ask, reversalOf(paymentId, playerId))).toMatchObject({
      reason: 'notEnoughFunds',
    })
    await ask({
      name: 'cancelWithdrawal',
      request: { withdrawalId: wd, playerId, currency: books.currency },
    })
    const both = await Promise.all([
      ask(reversalOf(paymentId, playerId)),
      ask(chargeBackOf(paymentId, playerId)),
      ask(reversalOf(paymentId, playerId)),
    ])
    expect(both.map(reply => 'ok' in reply && (reply.ok as { done: boolean }).done)).toEqual([
      true,
      false,
      false,
    ])
    expect(await books.balance('player:cash', playerId)).toBe(0n)
    expect(await books.balance('player:debt', playerId)).toBe(0n)
  })

  it('is charged back beyond the balance: cash to zero, the rest is owed, and nothing leaves until it is paid', async () => {
    const { playerId, paymentId } = await credited(5000n)
    await answerOf<'adjust'>(ask, {
      name: 'adjust',
      request: {
        opKey: `spend:${playerId}`,
        playerId,
        currency: books.currency,
        amount: -3800n,
        reason: 'spent elsewhere',
        requestedBy: 'operator:1',
        approvedBy: 'operator:2',
      },
    })
    const answer = await answerOf<'chargeBack'>(ask, chargeBackOf(paymentId, playerId))
    expect(answer).toEqual({ done: true, fromCash: '1200', fromDebt: '3800' })
    expect(await books.balance('player:cash', playerId)).toBe(0n)
    expect(await books.balance('player:debt', playerId)).toBe(-3800n)
    expect(await paymentOf(paymentId)).toEqual({ state: 'REVERSED', flag: null })
    const next = await orderDeposit(ask, playerId, 100n)
    await ask(creditOf(next, playerId, 100n))
    await expect(requestWithdrawal(ask, playerId, 100n)).rejects.toThrow('owesMoney')
  })
})

it('holds for 300 payments told of 1-5 times in any order', async () => {
  const playerId = await newPlayer()
  const ids = await Promise.all(Array.from({ length: 300 }, () => orderDeposit(ask, playerId, 100n)))
  const told = ids.flatMap((id, i) => [
    ...Array.from({ length: 1 + (i % 5) }, () => creditOf(id, playerId, 100n)),
    moveOf(id, playerId, 'pend'),
    ...(i % 3 === 0 ? [chargeBackOf(id, playerId), chargeBackOf(id, playerId)] : []),
  ])
  const shuffled = told.map((command, i) => ({ command, place: (i * 7919) % told.length }))
  shuffled.sort((a, b) => a.place - b.place)
  await Promise.all(shuffled.map(({ command }) => ask(command)))
  const { net } = await books.one<{ net: bigint }>(
    `SELECT count(*) FILTER (WHERE state = 'COMPLETED') * 100 AS net FROM payment WHERE member_id = $1 AND player_id = $2`,
    [books.memberId, playerId],
  )
  const cash = await books.balance('player:cash', playerId)
  const debt = await books.balance('player:debt', playerId)
  expect(cash + debt).toBe(net)
})

const suspense = async (inCurrency: string): Promise<bigint> => {
  const rows = await books.rows<{ held: bigint }>(
    `SELECT c_post - d_post AS held FROM account WHERE member_id = $1 AND kind = 'suspense' AND currency = $2`,
    [books.memberId, inCurrency],
  )
  return rows[0]?.held ?? 0n
}
