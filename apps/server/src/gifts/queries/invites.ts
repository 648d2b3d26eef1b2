import type { Row } from '@fairground/database/row'
import type { Tx } from '@fairground/database/transaction'
import { sql } from 'kysely'
import type { PlayerKey } from '#platform/player-key.ts'

interface NewInvite extends PlayerKey {
  readonly giftId: number
  readonly card: string
  readonly message: string
  readonly requestId?: string | undefined
}

export type InviteRow = Row<'gift_invite', 'item_id'> & {
  readonly id: number
  readonly hasGifts: boolean
  readonly isBought: boolean
}

/** With a request id, a repeated call returns the invite of the first one. */
export const insertInvite = async (
  tx: Tx,
  { memberId, playerId, giftId, card, message, requestId }: NewInvite,
): Promise<number> => {
  const { rows } = await sql<{ id: number }>`
    INSERT INTO gift_invite (member_id, giver_id, item_id, card, message, request_id)
    VALUES (${memberId}, ${playerId}, ${giftId}, ${card}, ${message}, ${requestId ?? null})
    ON CONFLICT (member_id, giver_id, request_id) DO UPDATE SET request_id = excluded.request_id
    RETURNING id::float8 AS id`.execute(tx)
  return rows[0]!.id
}

export const findInvite = async (
  tx: Tx,
  { memberId, playerId }: PlayerKey,
  inviteId: number,
): Promise<InviteRow | undefined> => {
  const { rows } = await sql<InviteRow>`
    SELECT i.id::float8 AS id, i.item_id AS "itemId",
           EXISTS (SELECT FROM gift t WHERE t.member_id = i.member_id AND t.invite_id = i.id) AS "hasGifts",
           EXISTS (SELECT FROM gift t WHERE t.member_id = i.member_id AND t.invite_id = i.id AND t.state <> 'DRAFT') AS "isBought"
      FROM gift_invite i
     WHERE i.member_id = ${memberId} AND i.giver_id = ${playerId} AND i.id = ${inviteId} FOR UPDATE OF i`.execute(
    tx,
  )
  return rows[0]
}

/** Removes invites that the player has not paid. */
export const deleteDrafts = async (tx: Tx, { memberId, playerId }: PlayerKey): Promise<void> => {
  await sql`DELETE FROM gift WHERE member_id = ${memberId} AND giver_id = ${playerId} AND state = 'DRAFT'`.execute(
    tx,
  )
  await sql`
    DELETE FROM gift_invite i
     WHERE i.member_id = ${memberId} AND i.giver_id = ${playerId}
       AND NOT EXISTS (SELECT FROM gift t WHERE t.member_id = ${memberId} AND t.invite_id = i.id)`.execute(tx)
}

export interface Recipient {
  readonly recipientId: number | null
  readonly emailDigest: Buffer | null
  readonly emailSealed: Buffer | null
}

interface Drafts extends PlayerKey {
  readonly inviteId: number
  readonly gameId: number
  readonly plays: number
  readonly currency: string
  readonly amount: bigint
}

/** Replaces the unpaid gifts of an invite: one for each recipient. */
export const replaceDrafts = async (
  tx: Tx,
  { memberId, playerId, inviteId, ...draft }: Drafts,
  recipients: readonly Recipient[],
): Promise<void> => {
  await sql`DELETE FROM gift WHERE member_id = ${memberId} AND invite_id = ${inviteId} AND state = 'DRAFT'`.execute(
    tx,
  )
  for (const { recipientId, emailDigest, emailSealed } of recipients)
    await sql`
      INSERT INTO gift (member_id, invite_id, giver_id, recipient_id, email_digest, email_sealed, game_id, plays, currency, amount)
      VALUES (${memberId}, ${inviteId}, ${playerId}, ${recipientId}, ${emailDigest}, ${emailSealed}, ${draft.gameId},
              ${draft.plays}, ${draft.currency}, ${draft.amount})`.execute(tx)
}

export const hasGiftFor = async (
  tx: Tx,
  memberId: number,
  inviteId: number,
  { recipientId, emailDigest }: Recipient,
): Promise<boolean> => {
  const { rows } = await sql`
    SELECT FROM gift
     WHERE member_id = ${memberId} AND invite_id = ${inviteId}
       AND (recipient_id = ${recipientId} OR email_digest = ${emailDigest})`.execute(tx)
  return rows.length > 0
}

/** Each address is returned once, in the transaction that sends the mail. */
export const claimMails = async (
  tx: Tx,
  memberId: number,
  inviteId: number,
): Promise<readonly { readonly id: number; readonly sealed: Buffer }[]> => {
  const { rows } = await sql<{ id: number; sealed: Buffer }>`
    UPDATE gift SET mailed_at = clock_timestamp()
     WHERE member_id = ${memberId} AND invite_id = ${inviteId} AND state = 'WRAPPED' AND recipient_id IS NULL
       AND email_sealed IS NOT NULL AND mailed_at IS NULL
    RETURNING id, email_sealed AS sealed`.execute(tx)
  return rows
}
