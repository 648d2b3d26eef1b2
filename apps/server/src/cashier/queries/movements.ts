import type { OptionalRow, Row } from '@fairground/database/row'
import type { Tx } from '@fairground/database/transaction'
import { sql } from 'kysely'
import { type MovementKind, movementKinds } from '#cashier/movement-kinds.ts'
import type { PlayerKey } from '#platform/player-key.ts'

const visibleKinds = Object.entries(movementKinds).filter(([, kind]) => kind !== null)

/** The title is that of the game, if the movement belongs to one. */
export interface Movement extends Row<'account', 'currency'>, OptionalRow<'game', 'title'> {
  readonly id: number
  readonly at: Row<'journal', 'created_at'>['createdAt']
  readonly kind: MovementKind
  readonly amount: bigint
  readonly balance: bigint
  readonly instanceId: number | null
  readonly orderId: number | null
}

export interface MovementSearch extends PlayerKey {
  readonly currency: string | undefined
  readonly kinds: readonly MovementKind[] | undefined
  readonly from: number
  readonly until: number
}

/**
 * Every journal since `from` that changed the player's spendable cash, with the balance after it. A hold reduces the
 * spendable cash, its release restores it, and posting it changes nothing. Purchases are found by their tickets, because
 * the index on the player leaves joins out. The balance is computed backwards from the current one, so newer movements
 * are read as well.
 */
const cashMovements = ({ memberId, playerId, from }: MovementSearch) => sql`
  WITH own AS (
    SELECT id, currency, c_post - d_post - d_pend AS balance FROM account
     WHERE member_id = ${memberId} AND kind = 'player:cash' AND ref = ${playerId}
  ), touched AS (
    SELECT t.journal_id AS id FROM ticket t
     WHERE t.member_id = ${memberId} AND t.player_id = ${playerId} AND t.created_at >= to_timestamp(${from}::float8 / 1000)
    UNION
    SELECT j.id FROM journal j
     WHERE j.member_id = ${memberId} AND j.player_id = ${playerId} AND j.kind <> 'join'
       AND j.created_at >= to_timestamp(${from}::float8 / 1000)
  ), changed AS (
    SELECT r.journal_id AS id, o.currency, o.balance AS now,
           sum(CASE WHEN r.debit_id = o.id THEN (ARRAY[-1, -1, 0, 1])[r.phase + 1] ELSE (ARRAY[1, 0, 1, 0])[r.phase + 1] END
               * r.amount)::bigint AS amount
      FROM touched d
      JOIN transfer r ON r.member_id = ${memberId} AND r.journal_id = d.id
      JOIN own o ON o.id IN (r.debit_id, r.credit_id)
     GROUP BY r.journal_id, o.currency, o.balance
  )
  SELECT c.id, c.currency, c.amount,
         (c.now - coalesce(sum(c.amount) OVER (PARTITION BY c.currency ORDER BY c.id DESC ROWS BETWEEN UNBOUNDED PRECEDING AND 1 PRECEDING), 0))::bigint AS balance
    FROM changed c`

const matchingMovements = (search: MovementSearch) => {
  const { memberId, currency = null, kinds = null, until } = search
  return sql`
    SELECT m.id::float8 AS id, j.created_at AS at, k.kind, m.currency, m.amount, m.balance, g.title,
           i.id AS "instanceId",
           CASE WHEN k.kind IN ('deposit', 'depositReversed', 'chargeBack', 'withdrawal', 'withdrawalCancelled')
                THEN CASE WHEN j.kind = 'withdrawal-hold' THEN j.id WHEN j.kind <> 'deposit' THEN j.ref END END::float8 AS "orderId"
      FROM (${cashMovements(search)}) AS m
      JOIN journal j ON j.member_id = ${memberId} AND j.id = m.id
      JOIN unnest(${visibleKinds.map(([name]) => name)}::text[], ${visibleKinds.map(([, kind]) => kind)}::text[]) AS k (journal, kind) ON k.journal = j.kind
      LEFT JOIN game_instance i ON i.member_id = ${memberId} AND i.id = j.ref
                               AND k.kind IN ('play', 'win', 'refund', 'prize')
      LEFT JOIN game g ON g.member_id = ${memberId} AND g.id = CASE WHEN k.kind = 'subscription' THEN j.ref ELSE i.game_id END
     WHERE m.amount <> 0 AND j.created_at < to_timestamp(${until}::float8 / 1000)
       AND (${currency}::text IS NULL OR m.currency = ${currency})
       AND (${kinds}::text[] IS NULL OR k.kind = ANY (${kinds}))`
}

/** A page of the movements, newest first, and the number of all movements. */
export const readMovements = async (
  tx: Tx,
  search: MovementSearch,
  { limit, offset }: { readonly limit: number; readonly offset: number },
): Promise<{ movements: Movement[]; total: number }> => {
  const { rows } = await sql<Movement & { total: number }>`
    SELECT f.*, count(*) OVER ()::int AS total FROM (${matchingMovements(search)}) AS f
     ORDER BY f.id DESC, f.currency LIMIT ${limit} OFFSET ${offset}`.execute(tx)
  return { movements: rows, total: rows[0]?.total ?? (offset > 0 ? await countMovements(tx, search) : 0) }
}

const countMovements = async (tx: Tx, search: MovementSearch): Promise<number> => {
  const { rows } = await sql<{
    n: number
  }>`SELECT count(*)::int AS n FROM (${matchingMovements(search)}) AS f`.execute(tx)
  return rows[0]?.n ?? 0
}
