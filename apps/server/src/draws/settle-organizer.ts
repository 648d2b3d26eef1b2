import { databaseNow, inMember, type Tx } from '@fairground/database/transaction'
import { sql } from 'kysely'
import { announce } from '#events/announce.ts'
import { putInOutbox } from '#events/outbox.ts'
import { failpoint } from '#failpoint.ts'
import { decimal } from '#instance/terms.ts'
import { addressOf } from './address.ts'
import { buildDrawRecord } from './draw-record.ts'
import type { DueInstance, Organizer, OrganizerParts } from './organizer.ts'
import { changeInstance, lockInstance, recordEvent, resultOf } from './queries.ts'

/** Small enough that joins of the same member hardly wait for it. */
const chunk = 1000

/** The show is over: the operator's share, the progressive and every winner get theirs, then the record is public. */
export const settleOrganizer: Organizer = async (parts, due) => {
  const { memberId, id } = due
  const { status } = await inMember(parts.db, memberId, tx => lockInstance(tx, memberId, id))
  if (status !== 'STARTED') return
  await payOut(parts, due)
  failpoint('end.before', id)
  await inMember(parts.db, memberId, tx => end(tx, parts, due))
}

/** Pays what the plan says and has not been paid yet. */
export const payOut = async (parts: OrganizerParts, due: DueInstance): Promise<void> => {
  const { memberId, id, gameId } = due
  const { instance, result } = await inMember(parts.db, memberId, async tx => ({
    instance: await lockInstance(tx, memberId, id),
    result: await resultOf(tx, memberId, id),
  }))
  if (!result) throw new Error(`instance ${id} has no result`)
  const { currency } = instance
  await parts.lane.ask(memberId, 'closeBooks', {
    instanceId: id,
    gameId,
    currency,
    revenue: result.revenue,
    toJackpot: result.contribution + result.rollover,
  })
  let next = planned(parts, due, 0)
  for (let plan = await next; plan.upTo > 0; plan = await next) {
    // The next chunk is looked up while this one is paid.
    next = planned(parts, due, plan.upTo)
    next.catch(() => undefined)
    if (plan.unpaid.length > 0)
      await parts.lane.ask(memberId, 'pay', { instanceId: id, gameId, currency, seqs: plan.unpaid })
    failpoint('pay.afterBatch', id)
  }
}

interface Planned {
  readonly unpaid: readonly number[]
  /** The last play looked at, or 0 when there is none left. */
  readonly upTo: number
}

/**
 * The next plays of the plan. What is left to do is what has no outcome, found anew by every run: there is no cursor
 * that could be wrong. Two plain ranges, because a join of a plan just written is a guess of the planner.
 */
const planned = ({ db }: OrganizerParts, { memberId, id }: DueInstance, after: number): Promise<Planned> =>
  inMember(db, memberId, async tx => {
    const plan = await sql<{ seq: number }>`
      SELECT seq FROM payout WHERE member_id = ${memberId} AND instance_id = ${id} AND seq > ${after}
       ORDER BY seq LIMIT ${chunk}`.execute(tx)
    const upTo = plan.rows.at(-1)?.seq ?? 0
    const paid = await sql<{ seq: number }>`
      SELECT seq FROM ticket_outcome
       WHERE member_id = ${memberId} AND instance_id = ${id} AND seq > ${after} AND seq <= ${upTo}`.execute(
      tx,
    )
    const done = new Set(paid.rows.map(row => row.seq))
    // The last play's prizes may go on beyond this chunk: it is paid as a whole all the same.
    const plays = new Set(plan.rows.map(row => row.seq))
    return { unpaid: [...plays].filter(seq => !done.has(seq)), upTo }
  })

const end = async (tx: Tx, parts: OrganizerParts, { memberId, id }: DueInstance): Promise<void> => {
  const instance = await lockInstance(tx, memberId, id)
  if (instance.status !== 'STARTED') return
  await checkSettled(tx, memberId, id)
  const record = await buildDrawRecord(tx, parts, memberId, id)
  await tx
    .insertInto('draw_record')
    .values({ member_id: memberId, instance_id: id, body: JSON.stringify(record) })
    .execute()
  const result = (await resultOf(tx, memberId, id))!
  const now = Math.floor(await databaseNow(tx))
  const version = await changeInstance(tx, memberId, id, { status: 'ENDED', dueAt: now })
  await recordEvent(tx, memberId, id, 'ended', {
    paid: String(result.paid_from_pool + result.paid_from_jackpot),
  })
  const address = addressOf(memberId, instance, version)
  const winnersCount = new Set(record.settlement.payouts.map(payout => payout.seq0)).size
  const top = record.prizeTable.tiers[0]
  await putInOutbox(tx, memberId, [
    ...announce('gameEnd', { eventType: 5, ...address, gameStatus: 'ENDED', endTime: now, winnersCount }),
    ...announce('gameProgressive', {
      eventType: 6,
      ...address,
      progressiveAmount: decimal(result.jackpot_after, instance.currency),
      progressiveWon: result.paid_from_jackpot > 0n,
      matchesNeeded: top && 'matches' in top ? top.matches : null,
    }),
  ])
}

/** The last gate: nothing left in escrow, and every play ended exactly once. */
const checkSettled = async (tx: Tx, memberId: number, instanceId: number): Promise<void> => {
  const { rows } = await sql<{ left: bigint; open: bigint }>`
    SELECT (SELECT coalesce(sum(c_post - d_post), 0)::bigint FROM account
             WHERE member_id = ${memberId} AND kind = 'game:escrow' AND ref = ${instanceId}) AS left,
           (SELECT i.sold - coalesce(e.lost, 0) - (SELECT count(*) FROM ticket_outcome o WHERE o.member_id = i.member_id AND o.instance_id = i.id AND o.kind <> 'VOID')
              FROM game_instance i LEFT JOIN instance_ending e ON e.member_id = i.member_id AND e.instance_id = i.id
             WHERE i.member_id = ${memberId} AND i.id = ${instanceId}) AS open`.execute(tx)
  const { left, open } = rows[0]!
  if (left !== 0n || open !== 0n)
    throw new Error(`instance ${instanceId} is not settled: ${left} in escrow, ${open} plays open`)
}
