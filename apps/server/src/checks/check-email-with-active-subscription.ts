import { inMember } from '@fairground/database/transaction'
import type { Handler } from '#operation/handler.ts'
import { findOwner } from '#player/find-owner.ts'
import { hasActiveSubscription } from './queries.ts'
import { stripOperatorId } from './strip-operator-id.ts'

export const checkEmailWithActiveSubscription: Handler<'checkEmailWithActiveSubscription'> = async (
  { email },
  { member },
  { db, vault },
) => {
  const exists = await inMember(db, member.id, async tx => {
    const playerId = await findOwner(tx, vault, member.id, 'email', stripOperatorId(email))
    return hasActiveSubscription(tx, member.id, playerId)
  })
  return { exists }
}
