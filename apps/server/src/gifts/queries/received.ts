import type { Row } from '@fairground/database/row'
import type { Tx } from '@fairground/database/transaction'
import type { GiftState } from '@fairground/rules/rewards/gift'
import { sql } from 'kysely'
import type { PlayerKey } from '#platform/player-key.ts'
import type { Texts } from './catalogue.ts'

export interface ReceivedRow
  extends Row<'gift', 'id' | 'game_id' | 'giver_id' | 'plays' | 'currency' | 'amount' | 'seen_at'>,
    Row<'gift_invite', 'card' | 'message'> {
  readonly inviteId: number
  readonly recipientId: number | null
  readonly groupId: number
  readonly titles: Texts
  readonly descriptions: Texts
  readonly gameTitle: string
  readonly fromName: string
  readonly boughtAt: number
  readonly useBy: number
  readonly state: GiftState
}

const maxReceived = 50

/** Gifts to the player's account, and gifts sent to their confirmed address before they had one. */
const isRecipient = ({ memberId, playerId }: PlayerKey) => sql`(
  t.recipient_id = ${playerId}
  OR t.recipient_id IS NULL AND t.giver_id <> ${playerId} AND t.email_digest = (
       SELECT d.email_digest FROM player_detail d JOIN player p ON p.member_id = d.member_id AND p.id = d.player_id
        WHERE d.member_id = ${memberId} AND d.player_id = ${playerId} AND p.email_verified))`

export const readReceived = async (
  tx: Tx,
  player: PlayerKey,
  giftId: number | null = null,
): Promise<ReceivedRow[]> => {
  const { memberId } = player
  const { rows } = await sql<ReceivedRow>`
    SELECT t.id, t.invite_id::float8 AS "inviteId", t.recipient_id AS "recipientId", t.giver_id AS "giverId", t.game_id AS "gameId",
           t.plays, t.currency, t.amount, t.state, t.seen_at AS "seenAt", t.bought_at AS "boughtAt", t.use_by AS "useBy",
           i.card, i.message, m.group_id AS "groupId", m.titles, m.descriptions, g.title AS "gameTitle",
           p.username AS "fromName"
      FROM gift t
      JOIN gift_invite i ON i.member_id = t.member_id AND i.id = t.invite_id
      JOIN gift_item m ON m.member_id = t.member_id AND m.id = i.item_id
      JOIN game g ON g.member_id = t.member_id AND g.id = t.game_id
      JOIN player p ON p.member_id = t.member_id AND p.id = t.giver_id
     WHERE t.member_id = ${memberId} AND t.state <> 'DRAFT' AND ${isRecipient(player)}
       AND (${giftId}::int IS NULL OR t.id = ${giftId})
     ORDER BY t.id DESC LIMIT ${maxReceived}`.execute(tx)
  return rows
}

/** Binds gifts that were sent to the player's address to their account, before they open one or send it back. */
export const claimMailedGifts = async (tx: Tx, player: PlayerKey): Promise<void> => {
  await sql`
    UPDATE gift t SET recipient_id = ${player.playerId}
     WHERE t.member_id = ${player.memberId} AND t.recipient_id IS NULL AND t.state = 'WRAPPED'
       AND ${isRecipient(player)}`.execute(tx)
}

export const updateSeen = async (tx: Tx, memberId: number, giftId: number): Promise<void> => {
  await sql`UPDATE gift SET seen_at = clock_timestamp()
             WHERE member_id = ${memberId} AND id = ${giftId} AND seen_at IS NULL`.execute(tx)
}
