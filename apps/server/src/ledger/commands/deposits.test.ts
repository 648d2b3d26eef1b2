import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { type Books, openBooks } from '#testing/books.test-support.ts'
import {
  type Submit,
  getAnswer,
  creditCommand,
  orderDeposit,
  provider,
  requestWithdrawal,
} from '#testing/cashier-commands.test-support.ts'
import { startLane, type TakenLane, takeLane } from '#testing/take-lane.test-support.ts'
import { insertApprovedProposal } from '#testing/approved-proposal.test-support.ts'
import type { AnyCommand } from '#ledger/commands.ts'

let books: Books
let taken: TakenLane
let submit: Submit

beforeAll(async () => {
  books = await openBooks()
})
beforeEach(async () => {
  taken = await takeLane(books.app.pool, books.memberId)
  submit = startLane(taken).submit
})
afterEach(() => taken.release())
afterAll(async () => {
  const problems = await books.problems()
  await books.close()
  expect(problems).toEqual([])
})

const newPlayer = async (): Promise<number> => (await books.players(1, 0n))[0]!
const readPayment = (id: number) =>
  books.one<{ state: string; flag: string | null }>(
    'SELECT state, flag FROM payment WHERE member_id = $1 AND id = $2',
    [books.memberId, id],
  )
const toRef = (paymentId: number, playerId: number) => ({ paymentId, playerId, provider })
const chargeBackCommand = (
  paymentId: number,
  playerId: number,
): Extract<AnyCommand, { name: 'chargeBack' }> => ({
  name: 'chargeBack',
  request: { ...toRef(paymentId, playerId), currency: books.currency },
})
const reversalCommand = (
  paymentId: number,
  playerId: number,
): Extract<AnyCommand, { name: 'reverseDeposit' }> => ({
  name: 'reverseDeposit',
  request: { ...toRef(paymentId, playerId), currency: books.currency },
})
const moveCommand = (paymentId: number, playerId: number, event: 'pend' | 'fail'): AnyCommand => ({
  name: 'moveDeposit',
  request: { ...toRef(paymentId, playerId), event },
})

describe('a deposit', () => {
  it('is credited once, however often and in whatever order the provider reports it', async () => {
    const playerId = await newPlayer()
    const paymentId = await orderDeposit(submit, playerId, 5000n)
    const commands = [
      creditCommand(paymentId, playerId, 5000n),
      moveCommand(paymentId, playerId, 'pend'),
      creditCommand(paymentId, playerId, 5000n),
      moveCommand(paymentId, playerId, 'fail'),
      creditCommand(paymentId, playerId, 5000n),
    ]
    const replies = await Promise.all(commands.map(command => submit(command)))
    expect(replies.map(reply => 'ok' in reply && (reply.ok as { done: boolean }).done)).toEqual([
      true,
      false,
      true,
      false,
      true,
    ])
    expect(await submit(creditCommand(paymentId, playerId, 5000n))).toEqual(replies[0])
    expect(await books.balance('player:cash', playerId)).toBe(5000n)
    expect(await readPayment(paymentId)).toEqual({ state: 'COMPLETED', flag: null })
    const { deposited } = await books.one<{ deposited: boolean }>(
      'SELECT has_deposited AS deposited FROM player WHERE member_id = $1 AND id = $2',
      [books.memberId, playerId],
    )
    expect(deposited).toBe(true)
  })

  it.each([
    ['amountDiffers', 4999n, 'EUR', 'CREATED'],
    ['currencyDiffers', 5000n, 'USD', 'CREATED'],
  ])('goes to suspense when the payment differs from the order: %s', async (flag, amount, paidIn, state) => {
    const playerId = await newPlayer()
    const paymentId = await orderDeposit(submit, playerId, 5000n)
    const before = await suspense(paidIn)
    const paid = creditCommand(paymentId, playerId, amount, paidIn)
    expect(await getAnswer<'creditDeposit'>(submit, paid)).toEqual({ done: true, credited: false, flag })
    expect(await getAnswer<'creditDeposit'>(submit, paid)).toEqual({ done: true, credited: false, flag })
    expect(await submit(creditCommand(paymentId, playerId, 5000n))).toEqual({ refused: 'conflict' })
    expect(await readPayment(paymentId)).toEqual({ state, flag })
    expect((await suspense(paidIn)) - before).toBe(amount)
    expect(await books.balance('player:cash', playerId)).toBe(0n)
    expect(await getAnswer<'reverseDeposit'>(submit, reversalCommand(paymentId, playerId))).toMatchObject({
      reason: 'inSuspense',
    })
  })

  it('goes to suspense when it is paid after it failed', async () => {
    const playerId = await newPlayer()
    const paymentId = await orderDeposit(submit, playerId, 700n)
    await submit(moveCommand(paymentId, playerId, 'fail'))
    const answer = await getAnswer<'creditDeposit'>(submit, creditCommand(paymentId, playerId, 700n))
    expect(answer).toEqual({ done: true, credited: false, flag: 'paidAfterFailure' })
    expect(await readPayment(paymentId)).toEqual({ state: 'FAILED', flag: 'paidAfterFailure' })
  })

  it('is never credited when the reversal arrives before the credit', async () => {
    const playerId = await newPlayer()
    const paymentId = await orderDeposit(submit, playerId, 700n)
    expect(await getAnswer<'reverseDeposit'>(submit, reversalCommand(paymentId, playerId))).toEqual({
      done: true,
      fromCash: '0',
      fromDebt: '0',
    })
    expect(await getAnswer<'creditDeposit'>(submit, creditCommand(paymentId, playerId, 700n))).toEqual({
      done: false,
      reason: 'alreadyReversed',
    })
    expect(await books.balance('player:cash', playerId)).toBe(0n)
  })

  it('cannot be ordered by an excluded player, nor with an amount of zero', async () => {
    const playerId = await newPlayer()
    const order = (amount: bigint): Extract<AnyCommand, { name: 'orderDeposit' }> => ({
      name: 'orderDeposit',
      request: { opKey: `order:${playerId}:${amount}`, playerId, provider, currency: books.currency, amount },
    })
    expect(await getAnswer<'orderDeposit'>(submit, order(0n))).toMatchObject({ reason: 'badAmount' })
    await books.owner.query(`UPDATE player SET status = 'selfExcluded' WHERE id = $1`, [playerId])
    expect(await getAnswer<'orderDeposit'>(submit, order(5n))).toMatchObject({ reason: 'playerNotActive' })
  })

  it.each([
    ['FAILED', 'COMPLETED'],
    ['COMPLETED', 'PENDING'],
    ['COMPLETED', 'FAILED'],
    ['REVERSED', 'COMPLETED'],
  ])('cannot go from %s to %s: a database trigger rejects it', async (from, to) => {
    const paymentId = await orderDeposit(submit, await newPlayer(), 700n)
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

  it('is not changed by a command that names another player', async () => {
    const [playerId, other] = [await newPlayer(), await newPlayer()]
    const paymentId = await orderDeposit(submit, playerId, 700n)
    await orderDeposit(submit, other, 1n)
    expect(await getAnswer<'creditDeposit'>(submit, creditCommand(paymentId, other, 700n))).toMatchObject({
      reason: 'noSuchPayment',
    })
  })
})

describe('a reversed deposit', () => {
  const credited = async (amount: bigint) => {
    const playerId = await newPlayer()
    const paymentId = await orderDeposit(submit, playerId, amount)
    await submit(creditCommand(paymentId, playerId, amount))
    return { playerId, paymentId }
  }

  it('is reversed once, if the player still has the money', async () => {
    const { playerId, paymentId } = await credited(5000n)
    const wd = await requestWithdrawal(submit, playerId, 1n)
    expect(await getAnswer<'reverseDeposit'>(submit, reversalCommand(paymentId, playerId))).toMatchObject({
      reason: 'notEnoughFunds',
    })
    await submit({
      name: 'cancelWithdrawal',
      request: { withdrawalId: wd, playerId, currency: books.currency },
    })
    const both = await Promise.all([
      submit(reversalCommand(paymentId, playerId)),
      submit(chargeBackCommand(paymentId, playerId)),
      submit(reversalCommand(paymentId, playerId)),
    ])
    expect(both.map(reply => 'ok' in reply && (reply.ok as { done: boolean }).done)).toEqual([
      true,
      false,
      false,
    ])
    expect(await books.balance('player:cash', playerId)).toBe(0n)
    expect(await books.balance('player:debt', playerId)).toBe(0n)
  })

  it('is charged back beyond the balance: cash drops to zero, the rest becomes debt, and withdrawals are refused until it is paid', async () => {
    const { playerId, paymentId } = await credited(5000n)
    const { proposalId } = await insertApprovedProposal((text, values) => books.rows(text, values), {
      memberId: books.memberId,
      kind: 'adjustBalance',
      subject: `player/${playerId}/balance`,
      payload: { playerId, currency: books.currency, amount: '-3800' },
    })
    await getAnswer<'adjust'>(submit, {
      name: 'adjust',
      request: {
        opKey: `spend:${playerId}`,
        playerId,
        currency: books.currency,
        proposalId,
      },
    })
    const answer = await getAnswer<'chargeBack'>(submit, chargeBackCommand(paymentId, playerId))
    expect(answer).toEqual({ done: true, fromCash: '1200', fromDebt: '3800' })
    expect(await books.balance('player:cash', playerId)).toBe(0n)
    expect(await books.balance('player:debt', playerId)).toBe(-3800n)
    expect(await readPayment(paymentId)).toEqual({ state: 'REVERSED', flag: null })
    const next = await orderDeposit(submit, playerId, 100n)
    await submit(creditCommand(next, playerId, 100n))
    await expect(requestWithdrawal(submit, playerId, 100n)).rejects.toThrow('owesMoney')
  })
})

it('the balance is right for 300 payments reported 1 to 5 times in any order', async () => {
  const playerId = await newPlayer()
  const ids = await Promise.all(Array.from({ length: 300 }, () => orderDeposit(submit, playerId, 100n)))
  const commands = ids.flatMap((id, i) => [
    ...Array.from({ length: 1 + (i % 5) }, () => creditCommand(id, playerId, 100n)),
    moveCommand(id, playerId, 'pend'),
    ...(i % 3 === 0 ? [chargeBackCommand(id, playerId), chargeBackCommand(id, playerId)] : []),
  ])
  const shuffled = commands.map((command, i) => ({ command, place: (i * 7919) % commands.length }))
  shuffled.sort((a, b) => a.place - b.place)
  await Promise.all(shuffled.map(({ command }) => submit(command)))
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
