import type { Row } from '@fairground/database/row'
import type { Tx } from '@fairground/database/transaction'
import type { GiftState } from '@fairground/rules/rewards/gift'
import { sql } from 'kysely'
import type { PlayerKey } from '#platform/player-key.ts'
import type { Texts } from './catalogue.ts'

export interface SentRow extends Row<'gift', 'id' | 'currency' | 'amount'> {
  readonly titles: Texts
  readonly toName: string | null
  readonly sealed: Buffer | null
  readonly state: GiftState
  readonly useBy: number
  readonly changedAt: number
}

/** The giver learns when a gift was opened, but not whether and when it was played. */
export const readSent = async (tx: Tx, { memberId, playerId }: PlayerKey): Promise<SentRow[]> => {
  const { rows } = await sql<SentRow>`
    SELECT t.id, t.currency, t.amount, t.state, t.use_by AS "useBy", t.email_sealed AS sealed, m.titles,
           CASE WHEN t.email_digest IS NULL THEN p.username END AS "toName",
           CASE t.state WHEN 'WRAPPED' THEN t.bought_at WHEN 'OPENED' THEN t.opened_at WHEN 'USED' THEN t.opened_at
                        ELSE t.ended_at END AS "changedAt"
      FROM gift t
      JOIN gift_invite i ON i.member_id = t.member_id AND i.id = t.invite_id
      JOIN gift_item m ON m.member_id = t.member_id AND m.id = i.item_id
      LEFT JOIN player p ON p.member_id = t.member_id AND p.id = t.recipient_id
     WHERE t.member_id = ${memberId} AND t.giver_id = ${playerId} AND t.state <> 'DRAFT'
     ORDER BY t.id DESC LIMIT 20`.execute(tx)
  return rows
}

export const readGivenSince = async (
  tx: Tx,
  { memberId, playerId }: PlayerKey,
  currency: string,
  since: number,
): Promise<bigint> => {
  const { rows } = await sql<{ amount: bigint }>`
    SELECT coalesce(sum(amount), 0)::bigint AS amount FROM gift
     WHERE member_id = ${memberId} AND giver_id = ${playerId} AND currency = ${currency}
       AND state IN ('WRAPPED', 'OPENED', 'USED') AND bought_at >= to_timestamp(${since}::float8 / 1000)`.execute(
    tx,
  )
  return rows[0]!.amount
}

/** A player of the operator who can receive a gift. Breaks are private, so a gift to such a player waits. */
export const findRecipientId = async (
  tx: Tx,
  memberId: number,
  username: string,
): Promise<number | undefined> => {
  const row = await tx
    .selectFrom('player')
    .select('id')
    .where('member_id', '=', memberId)
    .where('username_key', '=', username.toLowerCase())
    .where('status', '<>', 'closed')
    .where('demo', '=', false)
    .executeTakeFirst()
  return row?.id
}
