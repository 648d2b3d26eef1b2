import { inMember, type Tx } from '@fairground/database/transaction'
import type { DueInstance, Organizer, OrganizerParts } from './organizer.ts'
import { beaconOf, lastEvent, lockInstance, recordEvent } from './queries.ts'

const chunk = 1000

/** A draw that could not be made for so long is not made: everybody gets the stake back, no other round is taken. */
export const giveUpAfterMs = 24 * 60 * 60 * 1000

/** Decides the refund and carries it out. From the decision on nothing else can happen to the instance. */
export const refundInstance = async (
  parts: OrganizerParts,
  due: DueInstance,
  reason: string,
): Promise<void> => {
  const begun = await inMember(parts.db, due.memberId, tx => begin(tx, due, reason))
  if (begun) await refundOrganizer(parts, due)
}

const begin = async (tx: Tx, { memberId, id }: DueInstance, reason: string): Promise<boolean> => {
  await lockInstance(tx, memberId, id)
  // Whoever fetched the round meanwhile was first: a draw that can be made is made.
  if (await beaconOf(tx, memberId, id)) return false
  if (!(await isRefunding(tx, memberId, id))) await recordEvent(tx, memberId, id, 'refunding', { reason })
  return true
}

export const isRefunding = async (tx: Tx, memberId: number, id: number): Promise<boolean> =>
  (await lastEvent(tx, memberId, id, 'refunding')) !== undefined

/** Gives every stake back through the lane; the last chunk cancels the instance in the same transaction. */
export const refundOrganizer: Organizer = async (parts, { memberId, id }) => {
  const { currency } = await inMember(parts.db, memberId, tx => lockInstance(tx, memberId, id))
  for (let done = false; !done; ) {
    const answer = await parts.lane.ask(memberId, 'refund', { instanceId: id, currency, limit: chunk })
    if (!answer.done && answer.refunded === 0)
      throw new Error(`instance ${id} cannot be refunded in its state`)
    done = answer.done
  }
  parts.log.info({ memberId, instanceId: id }, 'instance refunded')
}
