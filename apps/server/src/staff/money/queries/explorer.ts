import type { Tx } from '@fairground/database/transaction'
import { sql } from 'kysely'

export interface AccountFilter {
  readonly after: number
  readonly limit: number
  readonly kind?: string | undefined
  readonly ref?: number | undefined
  readonly currency?: string | undefined
}

export interface LedgerAccount {
  readonly id: number
  readonly kind: string
  readonly ref: number
  readonly currency: string
  readonly balance: bigint
  readonly onHold: bigint
  readonly version: number
}

export const readAccounts = async (
  tx: Tx,
  memberId: number,
  { after, limit, kind, ref, currency }: AccountFilter,
): Promise<readonly LedgerAccount[]> => {
  const { rows } = await sql<LedgerAccount>`
    SELECT id::float8 AS id, kind, ref::float8 AS ref, currency, c_post - d_post AS balance, d_pend AS "onHold",
           version::float8 AS version
      FROM account
     WHERE member_id = ${memberId} AND id > ${after}
       AND (${kind ?? null}::text IS NULL OR kind = ${kind ?? null}::text)
       AND (${ref ?? null}::bigint IS NULL OR ref = ${ref ?? null}::bigint)
       AND (${currency ?? null}::text IS NULL OR currency = ${currency ?? null}::text)
     ORDER BY id LIMIT ${limit}`.execute(tx)
  return rows
}

export interface JournalFilter {
  readonly before: number
  readonly limit: number
  /** The number of journals that one page searches. The ledger has no index by account. */
  readonly searchLimit: number
  readonly accountId?: number | undefined
  readonly playerId?: number | undefined
  readonly instanceId?: number | undefined
  readonly from?: number | undefined
  readonly until?: number | undefined
}

export interface LedgerJournal {
  readonly id: number
  readonly kind: string
  readonly ref: number
  readonly playerId: number | null
  readonly at: number
  readonly hash: Buffer
}

/** Journals of instances, by the meaning of `ref`. */
const instanceKinds = [
  'join',
  'join-cancel',
  'pay',
  'close-books',
  'refund',
  'deck-open',
  'card-prize',
  'deck-end',
]

/** Journals, newest first, and the oldest one that was searched. */
export const readJournals = async (
  tx: Tx,
  memberId: number,
  filter: JournalFilter,
): Promise<{ readonly journals: readonly LedgerJournal[]; readonly oldestSearched: number | null }> => {
  const { before, limit, searchLimit, accountId, playerId, instanceId, from, until } = filter
  const searched = sql`
    SELECT * FROM journal
     WHERE member_id = ${memberId} AND id < ${before} ORDER BY id DESC LIMIT ${searchLimit}`
  const { rows: journals } = await sql<LedgerJournal>`
    SELECT j.id::float8 AS id, j.kind, j.ref::float8 AS ref, j.player_id AS "playerId", j.created_at AS at, j.hash
      FROM (${searched}) AS j
     WHERE (${playerId ?? null}::integer IS NULL OR j.player_id = ${playerId ?? null}::integer)
       AND (${instanceId ?? null}::bigint IS NULL OR (j.ref = ${instanceId ?? null}::bigint AND j.kind = ANY (${instanceKinds})))
       AND (${from ?? null}::float8 IS NULL OR j.created_at >= to_timestamp(${from ?? null}::float8 / 1000))
       AND (${until ?? null}::float8 IS NULL OR j.created_at < to_timestamp(${until ?? null}::float8 / 1000))
       AND (${accountId ?? null}::bigint IS NULL
            OR EXISTS (SELECT FROM transfer t WHERE t.member_id = ${memberId} AND t.journal_id = j.id
                          AND ${accountId ?? null}::bigint IN (t.debit_id, t.credit_id)))
     ORDER BY j.id DESC LIMIT ${limit}`.execute(tx)
  const { rows } = await sql<{ oldest: number | null; n: number }>`
    SELECT min(id)::float8 AS oldest, count(*)::integer AS n FROM (${searched}) AS j`.execute(tx)
  const { oldest, n } = rows[0]!
  return { journals, oldestSearched: n < searchLimit ? null : oldest }
}

export const findJournal = async (tx: Tx, memberId: number, journalId: number) => {
  const { rows } = await sql<
    LedgerJournal & { opKey: string; previousHash: Buffer; position: number; isNewest: boolean }
  >`
    SELECT j.id::float8 AS id, j.kind, j.ref::float8 AS ref, j.player_id AS "playerId", j.created_at AS at, j.hash,
           j.op_key AS "opKey", j.prev_hash AS "previousHash", j.id::float8 AS position,
           l.journal_id = j.id AND l.journal_hash = j.hash AS "isNewest"
      FROM journal j JOIN lane l ON l.member_id = j.member_id
     WHERE j.member_id = ${memberId} AND j.id = ${journalId}`.execute(tx)
  return rows[0]
}

export interface LedgerEntry {
  readonly line: number
  readonly debitId: number
  readonly debitKind: string
  readonly debitRef: number
  readonly creditId: number
  readonly creditKind: string
  readonly creditRef: number
  readonly amount: bigint
  readonly currency: string
  readonly phase: number
}

export const readEntries = async (
  tx: Tx,
  memberId: number,
  journalId: number,
): Promise<readonly LedgerEntry[]> => {
  const { rows } = await sql<LedgerEntry>`
    SELECT t.line, d.id::float8 AS "debitId", d.kind AS "debitKind", d.ref::float8 AS "debitRef", c.id::float8 AS "creditId",
           c.kind AS "creditKind", c.ref::float8 AS "creditRef", t.amount, t.currency, t.phase
      FROM transfer t
      JOIN account d ON d.member_id = t.member_id AND d.id = t.debit_id
      JOIN account c ON c.member_id = t.member_id AND c.id = t.credit_id
     WHERE t.member_id = ${memberId} AND t.journal_id = ${journalId} ORDER BY t.line`.execute(tx)
  return rows
}

export interface PlayerFunds {
  readonly currency: string
  readonly cash: bigint
  readonly onHold: bigint
  readonly prepaid: bigint
  readonly prizes: bigint
  readonly bonus: bigint
  readonly openStakes: bigint
  readonly jackpots: bigint
  readonly suspense: bigint
  readonly debt: bigint
  readonly atProviders: bigint
}

/** One statement, so that all sums are of the same instant. */
export const readFunds = async (tx: Tx, memberId: number) => {
  const { rows } = await sql<PlayerFunds & { at: number; lastJournalId: number }>`
    SELECT a.currency, l.journal_id::float8 AS "lastJournalId", clock_timestamp() AS at,
           coalesce(sum(c_post - d_post) FILTER (WHERE kind = 'player:cash'), 0)::bigint AS cash,
           coalesce(sum(d_pend) FILTER (WHERE kind = 'player:cash'), 0)::bigint AS "onHold",
           coalesce(sum(c_post - d_post) FILTER (WHERE kind IN ('player:subs', 'player:gift', 'gift:escrow')), 0)::bigint AS prepaid,
           coalesce(sum(c_post - d_post) FILTER (WHERE kind = 'player:prize'), 0)::bigint AS prizes,
           coalesce(sum(c_post - d_post) FILTER (WHERE kind = 'player:bonus'), 0)::bigint AS bonus,
           coalesce(sum(c_post - d_post) FILTER (WHERE kind = 'game:escrow'), 0)::bigint AS "openStakes",
           coalesce(sum(c_post - d_post) FILTER (WHERE kind = 'jackpot'), 0)::bigint AS jackpots,
           coalesce(sum(c_post - d_post) FILTER (WHERE kind = 'suspense'), 0)::bigint AS suspense,
           coalesce(sum(d_post - c_post) FILTER (WHERE kind = 'player:debt'), 0)::bigint AS debt,
           coalesce(sum(d_post - c_post) FILTER (WHERE kind = 'clearing'), 0)::bigint AS "atProviders"
      FROM account a JOIN lane l ON l.member_id = a.member_id
     WHERE a.member_id = ${memberId} GROUP BY a.currency, l.journal_id ORDER BY a.currency`.execute(tx)
  return rows
}
