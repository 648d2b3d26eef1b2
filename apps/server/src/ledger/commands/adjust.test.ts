import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest'
import { type Books, openBooks } from '#testing/books.test-support.ts'
import { type Submit, getAnswer } from '#testing/cashier-commands.test-support.ts'
import { startLane, type TakenLane, takeLane } from '#testing/take-lane.test-support.ts'
import type { Adjust } from './adjust.ts'

let books: Books
let playerId: number
let taken: TakenLane
let submit: Submit

beforeAll(async () => {
  books = await openBooks()
})
beforeEach(async () => {
  ;[playerId] = (await books.players(1, 1000n)) as [number]
  taken = await takeLane(books.app.pool, books.memberId)
  submit = startLane(taken).submit
})
afterEach(() => taken.release())
afterAll(async () => {
  const problems = await books.problems()
  await books.close()
  expect(problems).toEqual([])
})

const adjust = (change: Partial<Adjust>) =>
  getAnswer<'adjust'>(submit, {
    name: 'adjust',
    request: {
      opKey: `adjust:${playerId}`,
      playerId,
      currency: books.currency,
      amount: 250n,
      reason: 'Ticket 12: prize of a lost card',
      requestedBy: 'operator:1',
      approvedBy: 'operator:2',
      ...change,
    },
  })

it.each([
  [250n, 1250n],
  [-1000n, 0n],
])('moves %s once and records requester, approver and reason', async (amount, after) => {
  const answer = await adjust({ amount })
  expect(await adjust({ amount })).toEqual(answer)
  expect(await books.balance('player:cash', playerId)).toBe(after)
  const rows = await books.rows(
    'SELECT amount, reason, requested_by, approved_by FROM adjustment WHERE member_id = $1 AND player_id = $2',
    [books.memberId, playerId],
  )
  expect(rows).toEqual([
    {
      amount,
      reason: 'Ticket 12: prize of a lost card',
      requested_by: 'operator:1',
      approved_by: 'operator:2',
    },
  ])
})

it.each([
  ['samePerson', { approvedBy: 'operator:1' }],
  ['noReason', { reason: ' ' }],
  ['badAmount', { amount: 0n }],
  ['notEnoughFunds', { amount: -1001n }],
])('refuses an adjustment: %s', async (reason, change) => {
  expect(await adjust(change)).toEqual({ done: false, reason })
  expect(await books.balance('player:cash', playerId)).toBe(1000n)
})

it('a database constraint rejects an adjustment with one approver who requested it, and later changes', async () => {
  await adjust({})
  const row = `SELECT member_id, id + 100000, player_id, currency, amount, reason, requested_by, requested_by FROM adjustment`
  await expect(
    books.owner.query(
      `INSERT INTO adjustment (member_id, id, player_id, currency, amount, reason, requested_by, approved_by) ${row}`,
    ),
  ).rejects.toThrow('adjustment_check')
  await expect(books.owner.query(`UPDATE adjustment SET approved_by = 'operator:3'`)).rejects.toThrow(
    'append-only',
  )
})
