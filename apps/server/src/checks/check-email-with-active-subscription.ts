import { inMember } from '@fairground/database/transaction'
import type { Handler } from '#operation/handler.ts'
import { ownerOf } from '#player/taken.ts'
import { hasActiveSubscription } from './has-active-subscription.ts'
import { valueOf } from './value-of.ts'

export const checkEmailWithActiveSubscription: Handler<'checkEmailWithActiveSubscription'> = async (
  { email },
  { member },
  { db, vault },
) => {
  const exists = await inMember(db, member.id, async tx => {
    const playerId = await ownerOf(tx, vault, member.id, 'email', valueOf(email))
    return hasActiveSubscription(tx, member.id, playerId)
  })
  return { exists }
}
