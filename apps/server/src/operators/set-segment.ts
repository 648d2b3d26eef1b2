import { announce } from '#events/announce.ts'
import { putInOutbox } from '#events/outbox.ts'
import { act, type Acting, NotDone, type OperatorParts } from './act.ts'
import { findPlayer, subjectOf } from './find-player.ts'

const segmentPattern = /^[A-Z][0-9]?$/

/** A and A1 are blocked, B needs full registration, C is a depositor, all others are allowed. */
export const setSegment = (
  parts: OperatorParts,
  acting: Acting,
  username: string,
  segment: string,
): Promise<void> => {
  if (!segmentPattern.test(segment)) throw new NotDone(`${segment} is no segment`)
  return act(parts, acting, 'segment', async tx => {
    const row = await findPlayer(tx, acting.member.id, username)
    const player = { memberId: acting.member.id, playerId: row.id }
    await tx
      .updateTable('player')
      .set({ segment })
      .where('member_id', '=', player.memberId)
      .where('id', '=', row.id)
      .execute()
    const told = { eventType: 26 as const, ...player, playerSegment: segment }
    await putInOutbox(tx, player.memberId, announce('playerSegment', told))
    return {
      subject: subjectOf(row),
      before: { segment: row.segment },
      after: { segment },
      result: undefined,
    }
  })
}
