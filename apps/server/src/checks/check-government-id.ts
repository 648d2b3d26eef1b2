import { inMember } from '@fairground/database/transaction'
import type { Handler } from '#operation/handler.ts'
import { requirePlayer } from '#operation/require-session.ts'
import { findOwner } from '#player/find-owner.ts'
import { stripOperatorId } from './strip-operator-id.ts'

/** The player's own government id does not count as taken. */
export const checkGovernmentID: Handler<'checkGovernmentID'> = async (
  { governmentId },
  { member, session },
  { db, vault },
) => {
  const playerId = requirePlayer(session)
  const owner = await inMember(db, member.id, tx =>
    findOwner(tx, vault, member.id, 'government-id', stripOperatorId(governmentId)),
  )
  return { exists: owner !== undefined && owner !== playerId }
}
