import { databaseNow, inMember, type Tx } from '@fairground/database/transaction'
import { roundTime } from '@fairground/fair/beacon/beacon'
import { hex } from '@fairground/fair/encoding/bytes'
import { failpoint } from '#platform/failpoint.ts'
import { appendLogEntry } from '#public-log/append.ts'
import { findSeenInTime } from '#public-log/proof.ts'
import { stepBackoffMs } from '#lifecycle/retry.ts'
import type { DueInstance, Organizer, OrganizerDeps } from '#lifecycle/organizer.ts'
import { changeInstance, lockInstance, setDue, setDueIn } from '#lifecycle/queries.ts'
import { type ClosedRow, findPendingClose } from '#lifecycle/close-queries.ts'
import { countSkips, findCommit, insertSkip } from '#lifecycle/chain-queries.ts'
import { openClosedLink } from '#lifecycle/open-closed-link.ts'
import { recordEvent } from '#lifecycle/history.ts'
import { isRefunding } from '#lifecycle/decide-refund.ts'
import { giveUpAfterMs, refundInstance } from './refund-organizer.ts'
import { insertCommit } from './queries/chain.ts'

const pollMs = 250

/** A draw is refunded after this number of records that came too late. */
export const maxLateRecords = 10

/**
 * Waits until a quorum of witnesses has seen the close record in time. If they have not, the record is logged as late, its
 * link is skipped, and the sale closes again. Whether they were in time is fixed before the beacon value exists.
 */
export const witnessOrganizer: Organizer = async (deps, due) => {
  const { memberId, id } = due
  const pending = await inMember(deps.db, memberId, tx => findPendingClose(tx, memberId, id))
  if (!pending) throw new Error(`instance ${id} has no countersigned close record`)
  const deadline = roundTime(deps.beacon.chain, Number(pending.round))
  const seen = await inMember(deps.db, memberId, tx => confirmSeen(tx, due, pending, deadline))
  if (seen) return failpoint('witness.afterCommit', id)
  const now = await deps.readTime(deps.db)
  if (now < deadline)
    return inMember(deps.db, memberId, tx => setDueIn(tx, memberId, id, Math.min(pollMs, deadline - now)))
  await skipLate(deps, due, pending, { deadline, now })
}

const confirmSeen = async (
  tx: Tx,
  { memberId, id }: DueInstance,
  pending: ClosedRow,
  deadline: number,
): Promise<boolean> => {
  await lockInstance(tx, memberId, id)
  if ((await findCommit(tx, memberId, id)) || (await isRefunding(tx, memberId, id))) return true
  if (!(await findSeenInTime(tx, memberId, Number(pending.log_index), deadline))) return false
  await insertCommit(tx, pending)
  await recordEvent(tx, memberId, id, 'sealed', {
    closeHash: hex(new Uint8Array(pending.close_hash)),
    round: Number(pending.round),
    index: pending.chain_index,
  })
  await setDue(tx, memberId, id, deadline)
  return true
}

/** The link of a late record becomes public with its beacon round. The next record continues from it. */
const skipLate = async (
  deps: OrganizerDeps,
  due: DueInstance,
  pending: ClosedRow,
  { deadline, now }: { readonly deadline: number; readonly now: number },
): Promise<void> => {
  const { memberId, id } = due
  const signed = await deps.beacon.getRound(Number(pending.round))
  if (!signed) {
    if (now > deadline + giveUpAfterMs)
      return refundInstance(deps, due, `the beacon did not publish round ${pending.round}`)
    throw new Error(`the beacon has not published round ${pending.round} yet`)
  }
  const { link } = openClosedLink(pending, signed)
  await inMember(deps.db, memberId, async tx => {
    const instance = await lockInstance(tx, memberId, id)
    if (!(await insertSkip(tx, pending, link, 'late'))) return
    await recordEvent(tx, memberId, id, 'late', { index: pending.chain_index, round: Number(pending.round) })
    if (!(await isRefunding(tx, memberId, id))) {
      const late = await countSkips(tx, memberId, id)
      const closedAt = Math.floor((await databaseNow(tx)) + stepBackoffMs(late))
      await changeInstance(tx, memberId, id, { closedAt, dueAt: closedAt })
      if (late >= maxLateRecords)
        await recordEvent(tx, memberId, id, 'refunding', { reason: `committed too late ${late} times` })
    }
    await appendLogEntry(tx, memberId, {
      t: 'late',
      game: String(instance.game_id),
      C: hex(new Uint8Array(pending.close_hash)),
      reason: 'witnesses did not see the close record in time',
    })
  })
  failpoint('witness.afterLate', id)
}
