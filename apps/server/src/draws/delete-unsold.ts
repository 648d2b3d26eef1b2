import { databaseNow, inMember } from '@fairground/database/transaction'
import { announce } from '#events/announce.ts'
import { putInOutbox } from '#events/outbox.ts'
import { addressOf } from './address.ts'
import type { OrganizerParts } from './organizer.ts'
import { changeInstance, lockInstance, recordEvent, waitForLane } from './queries.ts'

/** Takes back the open runs of games that were withdrawn, where nobody has bought yet. What was sold is drawn. */
export const deleteUnsold = async ({ db }: OrganizerParts, memberId: number): Promise<void> => {
  const unsold = await inMember(db, memberId, tx =>
    tx
      .selectFrom('game_instance as i')
      .innerJoin('game as g', join =>
        join.onRef('g.member_id', '=', 'i.member_id').onRef('g.id', '=', 'i.game_id'),
      )
      .select('i.id')
      .where('i.member_id', '=', memberId)
      .where('g.active', '=', false)
      // A deck that was published is ended, not forgotten.
      .where('g.rule', 'not in', ['scratchcardGame', 'crosswordGame'])
      .where('i.status', '=', 'OPEN')
      .where('i.sold', '=', 0)
      .execute(),
  )
  for (const { id } of unsold)
    await inMember(db, memberId, async tx => {
      await waitForLane(tx, memberId)
      const instance = await lockInstance(tx, memberId, id)
      if (instance.status !== 'OPEN' || instance.sold > 0) return
      const dueAt = await databaseNow(tx)
      const version = await changeInstance(tx, memberId, id, { status: 'REFUNDED', dueAt })
      await recordEvent(tx, memberId, id, 'deleted', {})
      const address = addressOf(memberId, instance, version)
      await putInOutbox(tx, memberId, announce('gameDelete', { eventType: 9, ...address }))
    })
}
