import { inMember } from '@fairground/database/transaction'
import type { Handler } from '#operation/handler.ts'
import { requirePlayer } from '#operation/refusal.ts'
import { ownerOf } from '#player/taken.ts'
import { valueOf } from './value-of.ts'

/** By somebody else: the player's own is not in the player's way. */
export const checkGovernmentID: Handler<'checkGovernmentID'> = async (
  { governmentId },
  { member, session },
  { db, vault },
) => {
  const playerId = requirePlayer(session)
  const owner = await inMember(db, member.id, tx =>
    ownerOf(tx, vault, member.id, 'government-id', valueOf(governmentId)),
  )
  return { exists: owner !== undefined && owner !== playerId }
}
