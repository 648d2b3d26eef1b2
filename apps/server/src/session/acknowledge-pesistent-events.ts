import { inMember } from '@fairground/database/transaction'
import type { Handler } from '#operation/handler.ts'
import { requirePlayer } from '#operation/require-session.ts'
import { acknowledgeEvents } from './queries.ts'

export const acknowledgePesistentEvents: Handler<'acknowledgePesistentEvents'> = async (
  { eventIds },
  { member, session },
  { db },
) => {
  const player = { memberId: member.id, playerId: requirePlayer(session) }
  const acknowledged = await inMember(db, member.id, tx =>
    acknowledgeEvents(tx, player, eventIds.map(BigInt)),
  )
  return { result: 1, acknowledged }
}
