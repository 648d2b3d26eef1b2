import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest'
import { type Books, openBooks } from '#testing/books.test-support.ts'
import { type Submit, getAnswer } from '#testing/cashier-commands.test-support.ts'
import { startLane, type TakenLane, takeLane } from '#testing/take-lane.test-support.ts'
import { insertApprovedProposal } from '#testing/approved-proposal.test-support.ts'
import type { Adjust } from './adjust.ts'

let books: Books
let playerId: number
let otherId: number
let taken: TakenLane
let submit: Submit

beforeAll(async () => {
  books = await openBooks()
})
beforeEach(async () => {
  ;[playerId, otherId] = (await books.players(2, 1000n)) as [number, number]
  taken = await takeLane(books.app.pool, books.memberId)
  submit = startLane(taken).submit
})
afterEach(() => taken.release())
afterAll(async () => {
  const problems = await books.problems()
  await books.close()
  expect(problems).toEqual([])
})

const reason = 'Ticket 12: prize of a lost card'

const propose = (amount: bigint, change: { playerId?: number; currency?: string } = {}) =>
  insertApprovedProposal((text, values) => books.rows(text, values), {
    memberId: books.memberId,
    kind: 'adjustBalance',
    subject: `player/${playerId}/balance`,
    payload: { playerId, currency: books.currency, amount: String(amount), ...change },
    reason,
  })

const adjust = (proposalId: number, change: Partial<Adjust> = {}) =>
  getAnswer<'adjust'>(submit, {
    name: 'adjust',
    request: { opKey: `adjust:${proposalId}`, playerId, currency: books.currency, proposalId, ...change },
  })

const execute = (proposalId: number) =>
  books.rows(`UPDATE proposal SET status = 'executed' WHERE member_id = $1 AND id = $2`, [
    books.memberId,
    proposalId,
  ])

it.each([
  [250n, 1250n],
  [-1000n, 0n],
])('moves %s once and records maker, approver and reason', async (amount, after) => {
  const { proposalId, maker, approver } = await propose(amount)
  const answer = await adjust(proposalId)
  expect(await adjust(proposalId)).toEqual(answer)
  await execute(proposalId)
  expect(await adjust(proposalId, { opKey: 'another key' })).toEqual({ done: false, reason: 'noProposal' })
  expect(await books.balance('player:cash', playerId)).toBe(after)
  const rows = await books.rows(
    'SELECT amount, reason, requested_by, approved_by, proposal_id FROM adjustment WHERE member_id = $1 AND player_id = $2',
    [books.memberId, playerId],
  )
  expect(rows).toEqual([
    {
      amount,
      reason,
      requested_by: `staff/${maker}`,
      approved_by: `staff/${approver}`,
      proposal_id: proposalId,
    },
  ])
})

it('refuses an adjustment beyond the balance', async () => {
  const { proposalId } = await propose(-1001n)
  expect(await adjust(proposalId)).toEqual({ done: false, reason: 'notEnoughFunds' })
  expect(await books.balance('player:cash', playerId)).toBe(1000n)
  await books.rows(`UPDATE proposal SET status = 'failed' WHERE member_id = $1 AND id = $2`, [
    books.memberId,
    proposalId,
  ])
})

it('refuses an adjustment without a proposal, or with one for another player', async () => {
  const { proposalId } = await propose(250n, { playerId: otherId })
  for (const id of [proposalId, proposalId + 1000])
    expect(await adjust(id)).toEqual({ done: false, reason: 'noProposal' })
  expect(await books.balance('player:cash', playerId)).toBe(1000n)
  await books.rows(`UPDATE proposal SET status = 'failed' WHERE member_id = $1 AND id = $2`, [
    books.memberId,
    proposalId,
  ])
})

it('the database rejects an adjustment without its proposal, and later changes', async () => {
  const { proposalId } = await propose(5n)
  await adjust(proposalId)
  await execute(proposalId)
  const copy = (proposal: string, amount: string) =>
    books.owner.query(
      `INSERT INTO adjustment (member_id, id, player_id, currency, amount, reason, requested_by, approved_by, proposal_id)
       SELECT member_id, id + 100000, player_id, currency, ${amount}, reason, requested_by, approved_by, ${proposal}
         FROM adjustment WHERE proposal_id = ${proposalId}`,
    )
  await expect(copy('NULL', 'amount')).rejects.toThrow('needs an approved proposal')
  await expect(copy('proposal_id', 'amount + 1')).rejects.toThrow('needs an approved proposal')
  await expect(copy('proposal_id', 'amount')).rejects.toThrow('adjustment_once')
  await expect(books.owner.query(`UPDATE adjustment SET approved_by = 'operator:3'`)).rejects.toThrow(
    'append-only',
  )
})
