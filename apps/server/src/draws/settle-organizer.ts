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
const chunk = 500

/** The show is over: the operator's share, the progressive and every winner get theirs, then the record is public. */
export const settleOrganizer: Organizer = async (parts, due) => {
  const { memberId, id } = due
  const { status } = await inMember(parts.db, memberId, tx => lockInstance(tx, memberId, id))
  if (status !== 'STARTED') return
  await payOut(parts, due)
  failpoint('end.before')
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
  for (let seqs = await unpaid(parts, due); seqs.length > 0; seqs = await unpaid(parts, due)) {
    await parts.lane.ask(memberId, 'pay', { instanceId: id, gameId, currency, seqs })
    failpoint('pay.afterBatch')
  }
}

/** What is left to do is what has no outcome: there is no cursor that could be wrong. */
const unpaid = ({ db }: OrganizerParts, { memberId, id }: DueInstance): Promise<number[]> =>
  inMember(db, memberId, async tx => {
    const { rows } = await sql<{ seq: number }>`
      SELECT p.seq FROM payout p
       WHERE p.member_id = ${memberId} AND p.instance_id = ${id}
         AND NOT EXISTS (SELECT FROM ticket_outcome o
                          WHERE o.member_id = p.member_id AND o.instance_id = p.instance_id AND o.seq = p.seq)
       ORDER BY p.seq LIMIT ${chunk}`.execute(tx)
    return rows.map(row => row.seq)
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
  const winnersCount = record.settlement.payouts.length
  const top = record.prizeTable.tiers[0]
  await putInOutbox(tx, memberId, [
    ...announce('gameEnd', { eventType: 5, ...address, gameStatus: 'ENDED', endTime: now, winnersCount }),
    ...announce('gameProgressive', {
      eventType: 6,
      ...address,
      progressiveAmount: decimal(result.jackpot_after, instance.currency),
      progressiveWon: result.paid_from_jackpot > 0n,
      matchesNeeded: top?.matches ?? null,
    }),
  ])
}

/** The last gate: nothing left in escrow, and every play ended exactly once. */
const checkSettled = async (tx: Tx, memberId: number, instanceId: number): Promise<void> => {
  const { rows } = await sql<{ left: bigint; open: bigint }>`
    SELECT (SELECT coalesce(sum(c_post - d_post), 0)::bigint FROM account
             WHERE member_id = ${memberId} AND kind = 'game:escrow' AND ref = ${instanceId}) AS left,
           (SELECT count(*) FROM ticket t
             WHERE t.member_id = ${memberId} AND t.instance_id = ${instanceId}
               AND NOT EXISTS (SELECT FROM ticket_outcome o
                                WHERE o.member_id = t.member_id AND o.instance_id = t.instance_id AND o.seq = t.seq)) AS open`.execute(
    tx,
  )
  const { left, open } = rows[0]!
  if (left !== 0n || open !== 0n)
    throw new Error(`instance ${instanceId} is not settled: ${left} in escrow, ${open} plays open`)
}
