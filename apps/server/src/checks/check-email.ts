import { inMember } from '@fairground/database/transaction'
import type { Handler } from '#operation/handler.ts'
import { findOwner } from '#player/find-owner.ts'
import { stripOperatorId } from './strip-operator-id.ts'

export const checkEmail: Handler<'checkEmail'> = async ({ email }, { member }, { db, vault }) => {
  const owner = await inMember(db, member.id, tx =>
    findOwner(tx, vault, member.id, 'email', stripOperatorId(email)),
  )
  return { exists: owner !== undefined }
}
