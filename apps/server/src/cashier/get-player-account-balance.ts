import { inMember } from '@fairground/database/transaction'
import { readAccounts } from '#instances/accounts.ts'
import type { Handler } from '#operation/handler.ts'
import { requirePlayer } from '#operation/require-session.ts'
import { Refusal } from '#platform/refusal.ts'

export const getPlayerAccountBalance: Handler<'getPlayerAccountBalance'> = async (
  { currencyId },
  { member, session },
  { db },
) => {
  const accounts = await inMember(db, member.id, tx => readAccounts(tx, member.id, requirePlayer(session)))
  const account = accounts.find(({ accountCurrency }) => accountCurrency === currencyId)
  if (!account) throw new Refusal('profile.notFound')
  return account
}
