import type { Game, GameInstance, Ticket, TicketReprint } from '@fairground/database/rows'
import type { Tx } from '@fairground/database/transaction'
import type { TicketPlace } from '@fairground/rules/ticket/ticket-id'
import { type Selectable, sql } from 'kysely'
import { isDeckKind } from '#kinds/deck-terms.ts'

export type TicketRow = Pick<Selectable<Ticket>, 'player_id' | 'join_code'> &
  Pick<Selectable<GameInstance>, 'game_id' | 'status' | 'currency' | 'end_at'> &
  Pick<Selectable<Game>, 'title'> &
  Pick<Selectable<TicketReprint>, 'prints'> & {
    readonly bought_at: Selectable<Ticket>['created_at']
    readonly is_deck: boolean
    readonly plays: number
    readonly refunded: number
    readonly prizes: number
    readonly items: number
    readonly dealt: number
    readonly opened: number
    readonly won: bigint
  }

/** The ticket that starts with this play, with the outcome of all its plays. Undefined for a later play of a ticket. */
export const findTicket = async (
  tx: Tx,
  memberId: number,
  { instanceId, seq }: TicketPlace,
): Promise<TicketRow | undefined> => {
  const { rows } = await sql<TicketRow>`
    SELECT t.player_id, t.join_code, t.created_at AS bought_at, i.game_id, g.title, i.status, i.currency, i.end_at,
           ${isDeckKind(sql`i.rules->>'kind'`)} AS is_deck, coalesce(r.prints, 1) AS prints, m.*
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

export interface PlaysRequest {
  readonly playerId: number
  readonly gameInstanceId: number
}

export type PlayRow = Pick<Selectable<Ticket>, 'seq' | 'plays' | 'price' | 'fee' | 'join_code'> &
  Pick<Selectable<GameInstance>, 'currency'> & {
    /** The position of the request, from 1. */
    readonly request: bigint
    readonly kind: string
    readonly won: bigint | null
  }

/** The plays of all requests, in the order of the requests and of the plays. */
export const readPlayRows = async (
  tx: Tx,
  memberId: number,
  requests: readonly PlaysRequest[],
  withVoided: boolean,
): Promise<PlayRow[]> => {
  const players = sql.val(requests.map(({ playerId }) => playerId))
  const instances = sql.val(requests.map(({ gameInstanceId }) => gameInstanceId))
  const { rows } = await sql<PlayRow>`
    SELECT a.request, i.rules->>'kind' AS kind, t.seq, t.plays, t.price, t.fee, i.currency, t.join_code,
           CASE WHEN ${isDeckKind(sql`i.rules->>'kind'`)} THEN
             (SELECT c.prize FROM deck_card c JOIN card_reveal v USING (member_id, instance_id, seq)
               WHERE c.member_id = t.member_id AND c.instance_id = t.instance_id AND c.seq = t.seq AND v.ended)
                WHEN i.status = 'ENDED' THEN
             (SELECT coalesce(sum(p.from_pool + p.from_jackpot), 0)::bigint FROM payout p
               WHERE p.member_id = t.member_id AND p.instance_id = t.instance_id AND p.seq = t.seq) END AS won
      FROM unnest(${players}::int[], ${instances}::int[]) WITH ORDINALITY AS a (player_id, instance_id, request)
      JOIN ${sql.table(withVoided ? 'ticket' : 'live_ticket')} t ON t.member_id = ${memberId} AND t.player_id = a.player_id AND t.instance_id = a.instance_id
      JOIN game_instance i ON i.member_id = t.member_id AND i.id = t.instance_id
     ORDER BY a.request, t.seq`.execute(tx)
  return rows
}
