import { windowStart } from '@fairground/rules/limits/window'
import type { MergedNeeds } from '#ledger/load/needs.ts'
import type { MemberClient } from '#ledger/member-client.ts'
import { type GiftRow, type GiftRows, givenText } from './rows.ts'

/** Locks the gifts, because the operations outside the lane write recipients and drafts. */
export const loadGifts = async (
  client: MemberClient,
  memberId: number,
  { gifts, giftInvites, giftGivers }: MergedNeeds,
  now: number,
): Promise<GiftRows> => {
  if (gifts.length + giftInvites.length === 0) return { gifts: new Map(), given: new Map() }
  const { rows } = await client.query<GiftRow>(
    `SELECT id, invite_id::float8 AS "inviteId", giver_id AS "giverId", recipient_id AS "recipientId", game_id AS "gameId",
            plays, currency, amount, state, buy_journal AS "buyJournal", open_journal AS "openJournal",
            end_journal AS "endJournal", use_by AS "useBy"
       FROM gift WHERE member_id = $1 AND (id = ANY($2) OR invite_id = ANY($3)) ORDER BY id FOR UPDATE`,
    [memberId, gifts, giftInvites],
  )
  const given = await client.query<{ giverId: number; currency: string; amount: bigint }>(
    `SELECT giver_id AS "giverId", currency, sum(amount)::bigint AS amount FROM gift
      WHERE member_id = $1 AND giver_id = ANY($2) AND state IN ('WRAPPED', 'OPENED', 'USED')
        AND bought_at >= to_timestamp($3::float8 / 1000)
      GROUP BY giver_id, currency`,
    [memberId, giftGivers, windowStart('depositMonth', now)],
  )
  return {
    gifts: new Map(rows.map(row => [row.id, row])),
    given: new Map(given.rows.map(row => [givenText(row.giverId, row.currency), row.amount])),
  }
}
