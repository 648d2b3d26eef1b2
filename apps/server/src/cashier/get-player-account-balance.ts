import { inMember } from '@fairground/database/transaction'
import { readAccounts } from '#instance/accounts.ts'
import type { Handler } from '#operation/handler.ts'
import { Refusal, requirePlayer } from '#operation/refusal.ts'

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
