import { inMember } from '@fairground/database/transaction'
import { decideRefund } from '#lifecycle/decide-refund.ts'
import type { DueInstance, Organizer, OrganizerDeps } from '#lifecycle/organizer.ts'
import { lockInstance } from '#lifecycle/queries.ts'

const refundBatchSize = 1000

/** A draw that cannot be made within this time is refunded. It never uses another beacon round. */
export const giveUpAfterMs = 24 * 60 * 60 * 1000

/** Decides on the refund and carries it out. After the decision the refund is the only possible step. */
export const refundInstance = async (
  deps: OrganizerDeps,
  due: DueInstance,
  reason: string,
): Promise<void> => {
  const begun = await inMember(deps.db, due.memberId, tx => decideRefund(tx, due, reason))
  if (begun) await refundOrganizer(deps, due)
}

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
