import { inMember } from '@fairground/database/transaction'
import type { Handler } from '#operation/handler.ts'
import { ownerOf } from '#player/taken.ts'
import { valueOf } from './value-of.ts'

export const checkEmail: Handler<'checkEmail'> = async ({ email }, { member }, { db, vault }) => {
  const owner = await inMember(db, member.id, tx => ownerOf(tx, vault, member.id, 'email', valueOf(email)))
  return { exists: owner !== undefined }
}
