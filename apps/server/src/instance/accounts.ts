import type { Account } from '@fairground/contract/entities/account'
import type { Tx } from '@fairground/database/transaction'
import { decimal } from './terms.ts'

/** The player's accounts with what he can spend: money on hold is not his to spend. */
export const readAccounts = async (tx: Tx, memberId: number, playerId: number): Promise<Account[]> => {
  const rows = await tx
    .selectFrom('account')
    .select(['id', 'currency', 'c_post', 'd_post', 'd_pend', 'version'])
    .where('member_id', '=', memberId)
    .where('kind', '=', 'player:cash')
    .where('ref', '=', BigInt(playerId))
    .orderBy('currency')
    .execute()
  return rows.map(row => ({
    accountId: Number(row.id),
    accountCurrency: row.currency,
    accountBalance: decimal(row.c_post - row.d_post - row.d_pend, row.currency),
    version: Number(row.version),
  }))
}
