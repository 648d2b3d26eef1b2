import type { Row } from '@fairground/database/row'
import type { Tx } from '@fairground/database/transaction'
import { sql } from 'kysely'

interface GiftFacts extends Row<'gift', 'amount' | 'currency' | 'plays'> {
  readonly game: string
  readonly giver: string
  /** Null for a friend who was invited by mail: the giver must not learn which account it is. */
  readonly recipient: string | null
}

export const findGiftFacts = async (tx: Tx, memberId: number, id: number): Promise<GiftFacts | undefined> => {
  const { rows } = await sql<GiftFacts>`
    SELECT t.amount, t.currency, t.plays, g.title AS game, p.username AS giver,
           CASE WHEN t.email_digest IS NULL THEN r.username END AS recipient
      FROM gift t
      JOIN game g ON g.member_id = t.member_id AND g.id = t.game_id
      JOIN player p ON p.member_id = t.member_id AND p.id = t.giver_id
      LEFT JOIN player r ON r.member_id = t.member_id AND r.id = t.recipient_id
     WHERE t.member_id = ${memberId} AND t.id = ${id}`.execute(tx)
  return rows[0]
}
