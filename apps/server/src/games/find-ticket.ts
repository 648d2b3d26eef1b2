import type { Tx } from '@fairground/database/transaction'
import type { TicketPlace } from '@fairground/rules/ticket/ticket-id'
import { sql } from 'kysely'

export interface TicketRow {
  readonly player_id: number
  readonly join_code: string
  readonly bought_at: number
  readonly game_id: number
  readonly title: string
  readonly status: string
  readonly currency: string
  readonly end_at: number | null
  readonly is_deck: boolean
  readonly prints: number
  readonly plays: number
  readonly refunded: number
  readonly prizes: number
  readonly items: number
  readonly dealt: number
  readonly opened: number
  readonly won: bigint
}

/** A ticket by its first play, with what became of all its plays. A play inside a ticket is no ticket. */
export const findTicket = async (
  tx: Tx,
  memberId: number,
  { instanceId, seq }: TicketPlace,
): Promise<TicketRow | undefined> => {
  const { rows } = await sql<TicketRow>`
    SELECT t.player_id, t.join_code, t.created_at AS bought_at, i.game_id, g.title, i.status, i.currency, i.end_at,
           i.rules->>'kind' IN ('scratchcardGame', 'crosswordGame') AS is_deck, coalesce(r.prints, 1) AS prints, m.*
      FROM ticket t
      JOIN game_instance i ON i.member_id = t.member_id AND i.id = t.instance_id
      JOIN game g ON g.member_id = i.member_id AND g.id = i.game_id
      LEFT JOIN ticket_reprint r ON r.member_id = t.member_id AND r.instance_id = t.instance_id AND r.seq = t.seq
     CROSS JOIN LATERAL (
       SELECT min(p.seq) AS first, count(*)::int AS plays,
              count(*) FILTER (WHERE o.kind IN ('REFUND', 'VOID'))::int AS refunded,
              coalesce(sum(w.prizes), 0)::int + count(*) FILTER (WHERE c.prize > 0)::int AS prizes,
              coalesce(sum(w.items), 0)::int AS items,
              count(c.seq)::int AS dealt, count(*) FILTER (WHERE v.ended)::int AS opened,
              (coalesce(sum(w.won), 0) + coalesce(sum(c.prize), 0))::bigint AS won
         FROM ticket p
         LEFT JOIN ticket_outcome o USING (member_id, instance_id, seq)
         LEFT JOIN deck_card c USING (member_id, instance_id, seq)
         LEFT JOIN card_reveal v USING (member_id, instance_id, seq)
         LEFT JOIN LATERAL (
           SELECT count(*) AS prizes, count(y.item) AS items, sum(y.from_pool + y.from_jackpot) AS won FROM payout y
            WHERE y.member_id = p.member_id AND y.instance_id = p.instance_id AND y.seq = p.seq) AS w ON true
        WHERE p.member_id = t.member_id AND p.player_id = t.player_id AND p.instance_id = t.instance_id
          AND p.join_code = t.join_code) AS m
     WHERE t.member_id = ${memberId} AND t.instance_id = ${instanceId} AND t.seq = ${seq} AND m.first = t.seq`.execute(
    tx,
  )
  return rows[0]
}
