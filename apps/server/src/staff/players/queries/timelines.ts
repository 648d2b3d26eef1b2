import type { Row } from '@fairground/database/row'
import type { Tx } from '@fairground/database/transaction'
import { sql } from 'kysely'
import type { PlayerKey } from '#platform/player-key.ts'

/** A place in a list by time. Microseconds, because several rows can share a millisecond. */
export interface TimePlace {
  readonly micros: bigint
  readonly key: string
}

interface EventRow extends TimePlace {
  readonly at: number
  readonly kind: 'status' | 'limit' | 'verification' | 'case' | 'staff'
  readonly text: string
  readonly actor: string | null
}

/** Changes of the account and what staff did, newest first. No column holds personal data. */
export const readEvents = async (
  tx: Tx,
  { memberId, playerId }: PlayerKey,
  before: TimePlace,
  limit: number,
): Promise<readonly EventRow[]> => {
  const { rows } = await sql<EventRow>`
    WITH event AS (
      SELECT since AS at, 'status' AS kind, 's' || id AS key, status AS text, NULL::text AS actor FROM status_period
       WHERE member_id = ${memberId} AND player_id = ${playerId}
      UNION ALL
      SELECT ended_at, 'status', 'e' || id, 'end of ' || status, NULL FROM status_period
       WHERE member_id = ${memberId} AND player_id = ${playerId} AND ended_at IS NOT NULL
      UNION ALL
      SELECT made_at, 'limit', 'l' || journal_id, kind || ' ' || coalesce(new_cap::text, 'none') || ' ' || currency, source
        FROM limit_change WHERE member_id = ${memberId} AND player_id = ${playerId}
      UNION ALL
      SELECT requested_at, 'verification', 'v' || id, kind || ' requested', NULL FROM verification_request
       WHERE member_id = ${memberId} AND player_id = ${playerId}
      UNION ALL
      SELECT answered_at, 'verification', 'a' || id, kind || ' ' || status, NULL FROM verification_request
       WHERE member_id = ${memberId} AND player_id = ${playerId} AND answered_at IS NOT NULL
      UNION ALL
      SELECT opened_at, 'case', 'c' || id, code, NULL FROM support_case
       WHERE member_id = ${memberId} AND player_id = ${playerId}
      UNION ALL
      SELECT at, 'staff', 't' || seq, action, actor FROM audit_entry
       WHERE member_id = ${memberId} AND subject = ${`player/${playerId}`}
    ), placed AS (
      SELECT *, (extract(epoch FROM at) * 1000000)::bigint AS micros FROM event
    )
    SELECT at, kind, key, text, actor, micros FROM placed
     WHERE (micros, key) < (${before.micros}::bigint, ${before.key})
     ORDER BY micros DESC, key DESC LIMIT ${limit}`.execute(tx)
  return rows
}

interface PaymentRow extends TimePlace, Row<'payment', 'currency' | 'amount' | 'flag' | 'changed_at'> {
  readonly kind: 'deposit' | 'withdrawal'
  readonly id: string
  readonly status: string
  readonly at: Row<'payment', 'created_at'>['createdAt']
}

export const readPayments = async (
  tx: Tx,
  { memberId, playerId }: PlayerKey,
  before: TimePlace,
  limit: number,
): Promise<readonly PaymentRow[]> => {
  const { rows } = await sql<PaymentRow>`
    WITH paid AS (
      SELECT 'deposit' AS kind, id, currency, amount, state AS status, flag, created_at, changed_at, 'd' || id AS key
        FROM payment WHERE member_id = ${memberId} AND player_id = ${playerId}
      UNION ALL
      SELECT 'withdrawal', id, currency, amount, status, NULL, created_at, changed_at, 'w' || id
        FROM withdrawal WHERE member_id = ${memberId} AND player_id = ${playerId}
    ), placed AS (
      SELECT *, (extract(epoch FROM created_at) * 1000000)::bigint AS micros FROM paid
    )
    SELECT kind, id::text, currency, amount, status, flag, created_at AS at, changed_at AS "changedAt", micros, key FROM placed
     WHERE (micros, key) < (${before.micros}::bigint, ${before.key})
     ORDER BY micros DESC, key DESC LIMIT ${limit}`.execute(tx)
  return rows
}

interface JournalRow extends Row<'journal', 'id' | 'kind'> {
  readonly at: Row<'journal', 'created_at'>['createdAt']
  readonly changes: readonly {
    readonly account: string
    readonly currency: string
    readonly amount: string
    readonly phase: string
  }[]
}

/** Purchases are not in the index of the player; the list of tickets has them. */
export const readJournals = async (
  tx: Tx,
  { memberId, playerId }: PlayerKey,
  before: bigint,
  limit: number,
): Promise<readonly JournalRow[]> => {
  const { rows } = await sql<JournalRow>`
    SELECT j.id, j.kind, j.created_at AS at, coalesce((
        SELECT json_agg(json_build_object('account', a.kind, 'currency', t.currency, 'phase',
                 (ARRAY['posted', 'held', 'held money posted', 'hold released'])[t.phase + 1],
                 'amount', (CASE WHEN a.id = t.debit_id THEN -t.amount ELSE t.amount END)::text) ORDER BY t.line)
          FROM transfer t
          JOIN account a ON a.member_id = t.member_id AND a.id IN (t.debit_id, t.credit_id)
                        AND a.ref = ${playerId} AND a.kind LIKE 'player:%'
         WHERE t.member_id = j.member_id AND t.journal_id = j.id), '[]'::json) AS changes
      FROM journal j
     WHERE j.member_id = ${memberId} AND j.player_id = ${playerId} AND j.kind <> 'join' AND j.id < ${before}
     ORDER BY j.id DESC LIMIT ${limit}`.execute(tx)
  return rows
}

export interface TicketPlace {
  readonly instanceId: number
  readonly seq: number
}

export const readTickets = async (
  tx: Tx,
  { memberId, playerId }: PlayerKey,
  before: TicketPlace,
  limit: number,
) => {
  const { rows } = await sql<
    TicketPlace & { price: bigint; fee: bigint; at: number; outcome: string | null }
  >`
    SELECT t.instance_id AS "instanceId", t.seq, t.price, t.fee, t.created_at AS at, o.kind AS outcome
      FROM ticket t
      LEFT JOIN ticket_outcome o ON o.member_id = t.member_id AND o.instance_id = t.instance_id AND o.seq = t.seq
     WHERE t.member_id = ${memberId} AND t.player_id = ${playerId}
       AND t.instance_id <= ${before.instanceId} AND (t.instance_id, t.seq) < (${before.instanceId}, ${before.seq})
     ORDER BY t.instance_id DESC, t.seq DESC LIMIT ${limit}`.execute(tx)
  return rows
}

export const readPlayerSessions = (
  tx: Tx,
  { memberId, playerId }: PlayerKey,
  before: bigint,
  limit: number,
) =>
  tx
    .selectFrom('session as s')
    .leftJoin('player_key as k', join =>
      join.onRef('k.member_id', '=', 's.member_id').onRef('k.player_id', '=', 's.player_id'),
    )
    .select([
      's.id',
      's.created_at',
      's.seen_at',
      's.ended_at',
      's.end_reason',
      's.sealed_origin',
      'k.wrapped',
    ])
    .where('s.member_id', '=', memberId)
    .where('s.player_id', '=', playerId)
    .where('s.id', '<', before)
    .orderBy('s.id', 'desc')
    .limit(limit)
    .execute()

export const readRestrictions = (tx: Tx, { memberId, playerId }: PlayerKey, before: bigint, limit: number) =>
  tx
    .selectFrom('status_period')
    .select(['id', 'status', 'since', 'ended_at'])
    .where('member_id', '=', memberId)
    .where('player_id', '=', playerId)
    .where('id', '<', before)
    .orderBy('id', 'desc')
    .limit(limit)
    .execute()
