import { announce } from '#events/announce.ts'
import { putInOutbox } from '#events/outbox.ts'
import { act, type Acting, CommandRefused, type StaffDeps } from './act.ts'
import { lockPlayerByUsername, toSubject } from './lock-player.ts'
import { updateSegment } from './queries/players.ts'

const segmentPattern = /^[A-Z][0-9]?$/

/** A and A1 are blocked, B must complete the registration, C is a depositor, all others are allowed. */
export const setSegment = (
  deps: StaffDeps,
  acting: Acting,
  username: string,
  segment: string,
): Promise<void> => {
  if (!segmentPattern.test(segment))
    throw new CommandRefused(`${segment} is not a segment: use a letter and optionally a digit`)
  return act(deps, acting, 'segment', async tx => {
    const row = await lockPlayerByUsername(tx, acting.member.id, username)
    const player = { memberId: acting.member.id, playerId: row.id }
    await updateSegment(tx, player, segment)
    const event = { eventType: 26 as const, ...player, playerSegment: segment }
    await putInOutbox(tx, player.memberId, announce('playerSegment', event))
    return {
      subject: toSubject(row),
      before: { segment: row.segment },
      after: { segment },
      result: undefined,
    }
  })
}
