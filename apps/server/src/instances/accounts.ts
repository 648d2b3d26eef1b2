import type { Account } from '@fairground/contract/entities/money/account'
import type { Tx } from '@fairground/database/transaction'
import { sql } from 'kysely'
import { decimal } from '#platform/money.ts'

/** The player's accounts. The balance excludes money on hold. */
export const readAccounts = async (tx: Tx, memberId: number, playerId: number): Promise<Account[]> =>
  (await readAccountsByPlayer(tx, memberId, [playerId])).get(playerId) ?? []

export const readAccountsByPlayer = async (
  tx: Tx,
  memberId: number,
  playerIds: readonly number[],
): Promise<Map<number, Account[]>> => {
  const rows = await tx
    .selectFrom('account')
    .select(['id', 'ref', 'currency', 'c_post', 'd_post', 'd_pend', 'version'])
    .where('member_id', '=', memberId)
    .where('kind', '=', 'player:cash')
    .where('ref', '=', sql<bigint>`ANY(${sql.val(playerIds)}::bigint[])`)
    .orderBy('currency')
    .execute()
  const accounts = new Map<number, Account[]>(playerIds.map(id => [id, []]))
  for (const row of rows)
    accounts.get(Number(row.ref))?.push({
      accountId: Number(row.id),
      accountCurrency: row.currency,
      accountBalance: decimal(row.c_post - row.d_post - row.d_pend, row.currency),
      version: Number(row.version),
    })
  return accounts
}
