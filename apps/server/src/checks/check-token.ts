import { inMember } from '@fairground/database/transaction'
import type { Handler } from '#operation/handler.ts'
import { isValidLinkKey } from '#player/link-keys.ts'

export const checkToken: Handler<'checkToken'> = async ({ token }, { member }, { db }) => ({
  result: (await inMember(db, member.id, tx => isValidLinkKey(tx, member.id, token))) ? 1 : 0,
})
