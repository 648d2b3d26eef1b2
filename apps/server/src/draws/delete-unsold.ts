import { databaseNow, inMember } from '@fairground/database/transaction'
import { announce } from '#events/announce.ts'
import { putInOutbox } from '#events/outbox.ts'
import { toInstanceAddress } from '#lifecycle/address.ts'
import type { OrganizerDeps } from '#lifecycle/organizer.ts'
import { changeInstance, lockInstance, waitForLane } from '#lifecycle/queries.ts'
import { recordEvent } from '#lifecycle/history.ts'
import { findUnsoldInstances } from './queries/instances.ts'

/** Deletes the open instances of inactive games that have no plays. Instances with plays are drawn. Returns their number. */
export const deleteUnsold = async ({ db }: OrganizerDeps, memberId: number): Promise<number> => {
  const unsold = await inMember(db, memberId, tx => findUnsoldInstances(tx, memberId))
  for (const { id } of unsold)
    await inMember(db, memberId, async tx => {
      await waitForLane(tx, memberId)
      const instance = await lockInstance(tx, memberId, id)
      if (instance.status !== 'OPEN' || instance.sold > 0) return
      const dueAt = await databaseNow(tx)
      const version = await changeInstance(tx, memberId, id, { event: 'refund', dueAt })
      await recordEvent(tx, memberId, id, 'deleted', {})
      const address = toInstanceAddress(memberId, instance, version)
      await putInOutbox(tx, memberId, announce('gameDelete', { eventType: 9, ...address }))
    })
  return unsold.length
}
