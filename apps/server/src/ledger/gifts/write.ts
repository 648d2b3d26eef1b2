import type { GiftState } from '@fairground/rules/rewards/gift'
import type { Book } from '#ledger/book/book.ts'
import type { MemberClient } from '#ledger/member-client.ts'
import type { GiftRow } from './rows.ts'

/** Writes the steps of the gifts, and why the recipient or the giver is notified. */
export const writeGifts = async (
  client: MemberClient,
  { giftChanges, memberId, now }: Book,
): Promise<void> => {
  const gifts = [...giftChanges.gifts]
  if (gifts.length === 0) return
  await client.query(
    `UPDATE gift g
        SET state = n.state, buy_journal = n.buy_journal, open_journal = n.open_journal, end_journal = n.end_journal,
            use_by = to_timestamp(n.use_by / 1000),
            bought_at = coalesce(g.bought_at, CASE WHEN n.buy_journal IS NOT NULL THEN n.now END),
            opened_at = coalesce(g.opened_at, CASE WHEN n.open_journal IS NOT NULL THEN n.now END),
            ended_at = coalesce(g.ended_at, CASE WHEN n.end_journal IS NOT NULL THEN n.now END),
            email_sealed = CASE WHEN n.state IN ('USED', 'SENT_BACK', 'RETURNED') THEN NULL ELSE g.email_sealed END
       FROM (SELECT *, to_timestamp($2::float8 / 1000) AS now
               FROM unnest($3::int[], $4::text[], $5::bigint[], $6::bigint[], $7::bigint[], $8::float8[])
                    AS u (id, state, buy_journal, open_journal, end_journal, use_by)) AS n
      WHERE g.member_id = $1 AND g.id = n.id`,
    [
      memberId,
      now,
      gifts.map(g => g.id),
      gifts.map(g => g.state),
      gifts.map(g => g.buyJournal),
      gifts.map(g => g.openJournal),
      gifts.map(g => g.endJournal),
      gifts.map(g => g.useBy),
    ],
  )
  const causes = gifts.flatMap(toCause)
  if (causes.length === 0) return
  await client.query(
    `INSERT INTO notification_cause (member_id, kind, ref, player_id, facts)
     SELECT $1, 'gift', id, player_id, json_build_object('event', event)
       FROM unnest($2::bigint[], $3::int[], $4::text[]) AS n (id, player_id, event)`,
    [memberId, causes.map(c => c.id), causes.map(c => c.playerId), causes.map(c => c.event)],
  )
}

const events: { readonly [S in GiftState]?: 'received' | 'returned' } = {
  WRAPPED: 'received',
  SENT_BACK: 'returned',
  RETURNED: 'returned',
}

const toCause = ({ id, state, giverId, recipientId }: GiftRow) => {
  const event = events[state]
  const playerId = event === 'received' ? recipientId : giverId
  return event && playerId !== null ? [{ id, playerId, event }] : []
}
