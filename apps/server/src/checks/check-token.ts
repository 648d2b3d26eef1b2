import { inMember } from '@fairground/database/transaction'
import type { Handler } from '#operation/handler.ts'
import { isGoodKey } from '#player/link-keys.ts'

export const checkToken: Handler<'checkToken'> = async ({ token }, { member }, { db }) => ({
  result: (await inMember(db, member.id, tx => isGoodKey(tx, member.id, token))) ? 1 : 0,
})
