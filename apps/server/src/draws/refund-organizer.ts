import { inMember, type Tx } from '@fairground/database/transaction'
import { hex } from '@fairground/fair/encoding/bytes'
import { appendLogEntry } from '#public-log/append.ts'
import { findPendingClose } from '#lifecycle/close-queries.ts'
import type { DueInstance, Organizer, OrganizerDeps } from '#lifecycle/organizer.ts'
import { lockInstance } from '#lifecycle/queries.ts'
import { findBeacon } from '#lifecycle/chain-queries.ts'
import { findLastEvent, recordEvent } from '#lifecycle/history.ts'

const refundBatchSize = 1000

/** A draw that cannot be made within this time is refunded. It never uses another beacon round. */
export const giveUpAfterMs = 24 * 60 * 60 * 1000

/** Decides on the refund and carries it out. After the decision the refund is the only possible step. */
export const refundInstance = async (
  deps: OrganizerDeps,
  due: DueInstance,
  reason: string,
): Promise<void> => {
  const begun = await inMember(deps.db, due.memberId, tx => beginRefund(tx, due, reason))
  if (begun) await refundOrganizer(deps, due)
}

const beginRefund = async (tx: Tx, { memberId, id }: DueInstance, reason: string): Promise<boolean> => {
  await lockInstance(tx, memberId, id)
  // Another worker fetched the beacon round meanwhile, so the draw can be made.
  if (await findBeacon(tx, memberId, id)) return false
  if (await isRefunding(tx, memberId, id)) return true
  await recordEvent(tx, memberId, id, 'refunding', { reason })
  const closed = await findPendingClose(tx, memberId, id)
  if (closed)
    await appendLogEntry(tx, memberId, {
      t: 'cancel',
      game: String(closed.game_id),
      C: hex(new Uint8Array(closed.close_hash)),
      reason,
    })
  return true
}

export const isRefunding = async (tx: Tx, memberId: number, id: number): Promise<boolean> =>
  (await findLastEvent(tx, memberId, id, 'refunding')) !== undefined

/** Refunds all stakes through the lane in batches. The last batch also sets the status REFUNDED. */
export const refundOrganizer: Organizer = async (deps, { memberId, id }) => {
  const { currency } = await inMember(deps.db, memberId, tx => lockInstance(tx, memberId, id))
  for (let done = false; !done; ) {
    const answer = await deps.lane.submit(memberId, 'refund', {
      instanceId: id,
      currency,
      limit: refundBatchSize,
    })
    if (!answer.done && answer.refunded === 0)
      throw new Error(`instance ${id} cannot be refunded in its current status`)
    done = answer.done
  }
  deps.log.info({ memberId, instanceId: id }, 'instance refunded')
}
