import type { Transaction } from '@fairground/contract/entities/transaction'
import type { Tx } from '@fairground/database/transaction'
import { sql } from 'kysely'
import type { JournalKind } from '#ledger/rows.ts'

export type MovementKind = Transaction['kind']

/** What each kind of journal that touches a player's cash is to him. A new kind does not compile without its word. */
const kindOf: { readonly [K in JournalKind]: MovementKind | null } = {
  join: 'play',
  'join-cancel': 'refund',
  pay: 'win',
  'close-books': null,
  refund: 'refund',
  deposit: 'deposit',
  'fund-jackpot': null,
  'bonus-grant': null,
  'bonus-release': 'bonus',
  'bonus-expire': null,
  coupon: 'bonus',
  'set-limit': null,
  'deposit-order': null,
  'deposit-credit': 'deposit',
  'deposit-suspense': null,
  'deposit-reversal': 'depositReversed',
  'charge-back': 'chargeBack',
  'withdrawal-hold': 'withdrawal',
  'withdrawal-pay': null,
  'withdrawal-release': 'withdrawalCancelled',
  'sub-open': 'subscription',
  'sub-skip': null,
  'sub-cancel': 'subscriptionCancelled',
  adjust: 'adjustment',
  'deck-open': null,
  'card-prize': 'win',
  'deck-end': null,
  'prize-claim': 'prize',
  exchange: 'exchange',
}
const named = Object.entries(kindOf).filter(([, kind]) => kind !== null)

export interface Movement {
  readonly id: number
  readonly at: number
  readonly kind: MovementKind
  readonly currency: string
  readonly amount: bigint
  readonly balance: bigint
  readonly instanceId: number | null
  readonly orderId: number | null
  /** Of the game, where there is one. */
  readonly title: string | null
}

export interface MovementSearch {
  readonly memberId: number
  readonly playerId: number
  readonly currency: string | undefined
  readonly kinds: readonly MovementKind[] | undefined
  readonly from: number
  readonly until: number
}

/**
 * Every journal since `from` that moved the player's cash, with what he could spend after it. A hold takes from what he
 * can spend and its release gives back; when it is posted nothing moves for him. Purchases are found by their tickets,
 * all else by the player: joins are not in that index. What is left after a movement is counted back from what is there
 * now, so newer ones are read as well.
 */
const moved = ({ memberId, playerId, from }: MovementSearch) => sql`
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

const found = (search: MovementSearch) => {
  const { memberId, currency = null, kinds = null, until } = search
  return sql`
    SELECT m.id::float8 AS id, j.created_at AS at, k.kind, m.currency, m.amount, m.balance, g.title,
           i.id AS "instanceId",
           CASE WHEN k.kind IN ('deposit', 'depositReversed', 'chargeBack', 'withdrawal', 'withdrawalCancelled')
                THEN CASE WHEN j.kind = 'withdrawal-hold' THEN j.id WHEN j.kind <> 'deposit' THEN j.ref END END::float8 AS "orderId"
      FROM (${moved(search)}) AS m
      JOIN journal j ON j.member_id = ${memberId} AND j.id = m.id
      JOIN unnest(${named.map(([name]) => name)}::text[], ${named.map(([, kind]) => kind)}::text[]) AS k (journal, kind) ON k.journal = j.kind
      LEFT JOIN game_instance i ON i.member_id = ${memberId} AND i.id = j.ref
                               AND k.kind IN ('play', 'win', 'refund', 'prize')
      LEFT JOIN game g ON g.member_id = ${memberId} AND g.id = CASE WHEN k.kind = 'subscription' THEN j.ref ELSE i.game_id END
     WHERE m.amount <> 0 AND j.created_at < to_timestamp(${until}::float8 / 1000)
       AND (${currency}::text IS NULL OR m.currency = ${currency})
       AND (${kinds}::text[] IS NULL OR k.kind = ANY (${kinds}))`
}

/** The newest first. */
export const readMovements = async (
  tx: Tx,
  search: MovementSearch,
  { limit, offset }: { readonly limit: number; readonly offset: number },
): Promise<{ movements: Movement[]; total: number }> => {
  const { rows } = await sql<Movement & { total: number }>`
    SELECT f.*, count(*) OVER ()::int AS total FROM (${found(search)}) AS f
     ORDER BY f.id DESC, f.currency LIMIT ${limit} OFFSET ${offset}`.execute(tx)
  return { movements: rows, total: rows[0]?.total ?? (offset > 0 ? await countAll(tx, search) : 0) }
}

const countAll = async (tx: Tx, search: MovementSearch): Promise<number> => {
  const { rows } = await sql<{ n: number }>`SELECT count(*)::int AS n FROM (${found(search)}) AS f`.execute(
    tx,
  )
  return rows[0]?.n ?? 0
}
