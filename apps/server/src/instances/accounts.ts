import type { Account } from '@fairground/contract/entities/money/account'
import type { Account as AccountTable } from '@fairground/database/rows'
import type { Tx } from '@fairground/database/transaction'
import { type Selectable, sql } from 'kysely'
import { decimal } from '#platform/money.ts'

type AccountRow = Pick<
  Selectable<AccountTable>,
  'id' | 'ref' | 'currency' | 'c_post' | 'd_post' | 'd_pend' | 'version'
>

/** The player's accounts. The balance excludes money on hold. */
export const readAccounts = async (tx: Tx, memberId: number, playerId: number): Promise<Account[]> =>
  (await readAccountsByPlayer(tx, memberId, [playerId])).get(playerId) ?? []

/** `OFFSET 0` keeps the lookups by key, also while the table has no statistics. */
export const readAccountsByPlayer = async (
  tx: Tx,
  memberId: number,
  playerIds: readonly number[],
): Promise<Map<number, Account[]>> => {
  const { rows } = await sql<AccountRow>`
    SELECT a.id, a.ref, a.currency, a.c_post, a.d_post, a.d_pend, a.version
      FROM unnest(${playerIds}::bigint[]) AS player (id)
     CROSS JOIN LATERAL (
       SELECT * FROM account WHERE member_id = ${memberId} AND kind = 'player:cash' AND ref = player.id OFFSET 0) AS a
     ORDER BY a.currency`.execute(tx)
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
