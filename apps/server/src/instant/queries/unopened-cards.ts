import type { Tx } from '@fairground/database/transaction'
import { sql } from 'kysely'
import { isDeckKind } from '#kinds/deck-terms.ts'

export interface UnendedCard {
  readonly rules: unknown
  readonly prizeTable: unknown
  /** Null while the card is not dealt. */
  readonly prize: string | null
  readonly opened: number
}

export interface AccountWithCards {
  readonly id: bigint
  readonly currency: string
  readonly balance: bigint
  readonly version: bigint
  readonly cards: readonly UnendedCard[]
}

/** One statement, so that a prize is in the balance exactly if its card is in the list. */
export const readAccountsWithCards = async (
  tx: Tx,
  memberId: number,
  playerId: number,
): Promise<readonly AccountWithCards[]> => {
  const { rows } = await sql<AccountWithCards>`
    SELECT a.id, a.currency, a.c_post - a.d_post - a.d_pend AS balance, a.version,
           coalesce((
             SELECT json_agg(json_build_object('rules', i.rules, 'prizeTable', i.prize_table,
                      'prize', c.prize::text, 'opened', coalesce(cardinality(v.opened), 0)))
               FROM ticket t
               JOIN game_instance i ON i.member_id = t.member_id AND i.id = t.instance_id
               LEFT JOIN deck_card c ON c.member_id = t.member_id AND c.instance_id = t.instance_id AND c.seq = t.seq
               LEFT JOIN card_reveal v ON v.member_id = t.member_id AND v.instance_id = t.instance_id AND v.seq = t.seq
              WHERE t.member_id = a.member_id AND t.player_id = ${playerId} AND i.currency = a.currency
                AND ${isDeckKind(sql`i.rules ->> 'kind'`)} AND v.ended IS NOT TRUE
                AND NOT EXISTS (SELECT FROM ticket_outcome o WHERE o.member_id = t.member_id AND o.instance_id = t.instance_id
                                   AND o.seq = t.seq AND o.kind = 'REFUND')), '[]'::json) AS cards
      FROM account a
     WHERE a.member_id = ${memberId} AND a.kind = 'player:cash' AND a.ref = ${playerId}
     ORDER BY a.currency`.execute(tx)
  return rows
}
