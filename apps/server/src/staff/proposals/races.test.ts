import { randomInt, randomUUID } from 'node:crypto'
import type { OperatorOutput } from '@fairground/contract/operator/operator-operations'
import { inMember } from '@fairground/database/transaction'
import pg from 'pg'
import type { StaffMember } from '@fairground/testkit/staff/staff-member'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { OperatorCallFault } from '@fairground/operator-client/operator-client'
import type { LaneClient } from '#ledger/lane/lane-client.ts'
import { type Books, openBooks } from '#testing/books.test-support.ts'
import { startLane, type TakenLane, takeLane } from '#testing/take-lane.test-support.ts'
import { openTestConsole, type TestConsole } from '#testing/test-console.test-support.ts'
import { expireOverdue, sweepProposals } from './sweep.ts'

/** PROPOSAL_RACES=10000 is the long run. */
const races = Number(process.env['PROPOSAL_RACES'] ?? '60')
const maxAmount = 8

let books: Books
let playerId: number
let taken: TakenLane
let staffConsole: TestConsole
let maker: StaffMember
let voters: readonly StaffMember[]
let replica: pg.Client
let failures = 0

beforeAll(async () => {
  books = await openBooks()
  ;[playerId] = (await books.players(1, 1_000_000n)) as [number]
  taken = await takeLane(books.app.pool, books.memberId)
  const { submit } = startLane(taken)
  /** Loses every seventh answer, as a crash of the console does. */
  let answers = 0
  const lane: LaneClient = {
    async submit(_, name, request) {
      const reply = await submit({ name, request } as never)
      if ('refused' in reply) throw new Error(reply.refused)
      answers += 1
      if (answers % 7 === 0) {
        failures += 1
        throw new Error('the answer is lost')
      }
      return reply.ok as never
    },
  }
  staffConsole = await openTestConsole(books, { lane })
  staffConsole.context.log.level = 'silent'
  maker = await staffConsole.hire(['finance'])
  voters = [
    await staffConsole.hire(['finance']),
    await staffConsole.hire(['finance']),
    await staffConsole.hire(['finance']),
  ]
  replica = new pg.Client({ connectionString: books.database.ownerUrl })
  await replica.connect()
  // Proposals cannot change. A test may shorten one without waiting for days.
  await replica.query('SET session_replication_role = replica')
})
afterAll(async () => {
  await replica.end()
  await staffConsole.close()
  await taken.release()
  const problems = await books.problems()
  await books.close()
  expect(problems).toEqual([])
}, 600_000)

const attempt = (work: Promise<unknown>): Promise<unknown> =>
  work.catch((error: unknown) => {
    if (error instanceof OperatorCallFault) return error.fault.name
    throw error
  })

const race = async (amount: number): Promise<OperatorOutput<'propose'>['proposal']['proposalId']> => {
  const { proposal } = await maker.call(
    'propose',
    {
      requestId: randomUUID(),
      kind: 'adjustBalance',
      payload: { playerId, amount: String(amount), currency: books.currency },
      reason: 'a race',
    },
    books.memberId,
  )
  const { proposalId } = proposal
  if (randomInt(3) === 0)
    await replica.query(
      `UPDATE proposal SET expires_at = clock_timestamp() + make_interval(secs => $3) WHERE member_id = $1 AND id = $2`,
      [books.memberId, proposalId, randomInt(60) / 1000],
    )
  const target = { proposalId }
  await Promise.all([
    ...voters.map(voter =>
      attempt(voter.vote(books.memberId, proposalId, randomInt(8) === 0 ? 'reject' : 'approve')),
    ),
    attempt(maker.vote(books.memberId, proposalId)),
    attempt(maker.call('executeProposal', target, books.memberId)),
    attempt(voters[0]!.call('executeProposal', target, books.memberId)),
    expire(),
    ...(randomInt(10) === 0
      ? [attempt(maker.call('cancelProposal', { proposalId, reason: 'no' }, books.memberId))]
      : []),
  ])
  return proposalId
}

const expire = (): Promise<void> =>
  inMember(staffConsole.context.db, books.memberId, tx => expireOverdue(tx, books.memberId))

const hasApproved = async (): Promise<boolean> =>
  (await books.rows(`SELECT FROM proposal WHERE member_id = $1 AND status = 'approved'`, [books.memberId]))
    .length > 0

interface Ended {
  readonly id: number
  readonly status: string
  readonly amount: bigint
  readonly approvals: bigint
  readonly rejections: bigint
  readonly own: bigint
  readonly adjustments: bigint
}

it(`executes none of ${races} proposals twice or without its votes, while votes, executions and expiry race`, async () => {
  const before = await books.balance('player:cash', playerId)
  let sum = 0n
  // One subject allows one open proposal, so the races of one player follow each other.
  for (let done = 0; done < races; done += 1) {
    // A proof counts for five minutes, and the long run takes longer.
    if (done % 100 === 99) await maker.stepUp()
    const amount = 1 + randomInt(maxAmount)
    await race(amount)
    await replica.query(
      `UPDATE proposal SET expires_at = clock_timestamp() - interval '1 ms' WHERE member_id = $1 AND status = 'open'`,
      [books.memberId],
    )
    await expire()
    // An answer that was lost leaves the proposal approved; a sweep executes it.
    while (await hasApproved()) await sweepProposals(staffConsole.context).catch(() => undefined)
  }
  const rows = await books.rows<Ended>(
    `SELECT p.id, p.status, (p.payload ->> 'amount')::bigint AS amount,
              (SELECT count(*) FROM proposal_vote v WHERE v.member_id = p.member_id AND v.proposal_id = p.id AND v.decision = 'approve') AS approvals,
              (SELECT count(*) FROM proposal_vote v WHERE v.member_id = p.member_id AND v.proposal_id = p.id AND v.decision = 'reject') AS rejections,
              (SELECT count(*) FROM proposal_vote v WHERE v.member_id = p.member_id AND v.proposal_id = p.id AND v.staff_id = p.made_by) AS own,
              (SELECT count(*) FROM adjustment a WHERE a.member_id = p.member_id AND a.proposal_id = p.id) AS adjustments
         FROM proposal p WHERE p.member_id = $1 ORDER BY p.id`,
    [books.memberId],
  )
  expect(rows).toHaveLength(races)
  for (const { id, status, amount, approvals, rejections, own, adjustments } of rows) {
    const isExecuted = status === 'executed'
    expect(own, `proposal ${id}`).toBe(0n)
    expect(adjustments, `proposal ${id} is ${status}`).toBe(isExecuted ? 1n : 0n)
    if (isExecuted) {
      sum += amount
      expect([approvals >= 1n, rejections], `proposal ${id}`).toEqual([true, 0n])
    }
  }
  expect(await books.balance('player:cash', playerId)).toBe(before + sum)
  const executed = rows.filter(({ status }) => status === 'executed').length
  // Otherwise the test would prove nothing.
  expect(executed).toBeGreaterThan(races / 10)
  expect(executed).toBeLessThan(races)
  expect(failures).toBeGreaterThan(0)
  const audit = await books.one<{ n: bigint }>(
    `SELECT count(*) AS n FROM audit_entry WHERE member_id = $1 AND action = 'adjustBalance'`,
    [books.memberId],
  )
  expect(Number(audit.n)).toBe(executed)
}, 3_600_000)
