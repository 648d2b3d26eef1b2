import { inMember } from '@fairground/database/transaction'
import { readAccounts } from '#instances/accounts.ts'
import type { Handler } from '#operation/handler.ts'
import { requirePlayer } from '#operation/require-session.ts'

export const getPlayerAccounts: Handler<'getPlayerAccounts'> = async (_, { member, session }, { db }) => ({
  accounts: await inMember(db, member.id, tx => readAccounts(tx, member.id, requirePlayer(session))),
})
