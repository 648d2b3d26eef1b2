import type { Row } from '@fairground/database/row'
import type { Tx } from '@fairground/database/transaction'
import { unhex } from '@fairground/fair/encoding/bytes'
import type { Receipt } from '@fairground/fair/fd2/receipt'
import { playerTag } from '@fairground/fair/tickets/leaf'
import { CompiledQuery } from 'kysely'
import type { QueryResultRow } from 'pg'
import { hashTerms } from '#kinds/terms-hash.ts'
import type { MemberClient } from '#ledger/member-client.ts'

/** A ticket with its receipt and the fields of its leaf. */
export interface BatchTicket extends Receipt, Row<'ticket', 'batch_index' | 'plays' | 'price'> {
  /** The salted tag. */
  readonly player: Uint8Array
  readonly currency: string
}

export interface StoredBatch extends Row<'receipt_batch', 'n' | 'count'> {
  readonly root: Uint8Array
  readonly previous: Uint8Array
  readonly unixMs: number
  readonly hash: Uint8Array
  readonly signature: Uint8Array
  /** In the order of the batch. */
  readonly tickets: readonly BatchTicket[]
}

/** Runs a statement in the transaction of a lane or of any other service. */
export type RunQuery = <R extends QueryResultRow>(text: string, values: unknown[]) => Promise<readonly R[]>

export const queryWithClient =
  (client: MemberClient): RunQuery =>
  async <R extends QueryResultRow>(text: string, values: unknown[]) =>
    (await client.query<R>(text, values)).rows

export const queryInTx =
  (tx: Tx): RunQuery =>
  async <R extends QueryResultRow>(text: string, values: unknown[]) =>
    (await tx.executeQuery<R>(CompiledQuery.raw(text, values))).rows

/** The batches `from` to `to` with their tickets. The path of a receipt follows from the tickets of its batch. */
export const readBatches = async (
  query: RunQuery,
  memberId: number,
  { from, to }: { readonly from: bigint; readonly to: bigint },
): Promise<StoredBatch[]> => {
  const batches = await query<BatchRow>(
    `SELECT n, count, root, previous, unix_ms AS "unixMs", hash, signature
       FROM receipt_batch WHERE member_id = $1 AND n BETWEEN $2 AND $3 ORDER BY n`,
    [memberId, from, to],
  )
  const tickets = await readTickets(query, memberId, { from, to })
  return batches.map(({ unixMs, ...batch }) => ({
    ...batch,
    root: new Uint8Array(batch.root),
    previous: new Uint8Array(batch.previous),
    hash: new Uint8Array(batch.hash),
    signature: new Uint8Array(batch.signature),
    unixMs: Number(unixMs),
    tickets: tickets.get(batch.n) ?? [],
  }))
}

type BatchRow = Row<'receipt_batch', 'n' | 'count' | 'root' | 'previous' | 'unix_ms' | 'hash' | 'signature'>

interface TicketRow
  extends Row<
    'ticket',
    'instance_id' | 'seq' | 'player_id' | 'plays' | 'price' | 'salt' | 'leaf_hash' | 'batch_n' | 'batch_index'
  > {
  /** Null if the journal has no receipt of the ticket. */
  readonly treeSize: number | null
  readonly root: string | null
}

// The journal stores the tree of each receipt, and a purchase numbers its tickets consecutively.
const readTickets = async (
  query: RunQuery,
  memberId: number,
  { from, to }: { readonly from: bigint; readonly to: bigint },
): Promise<Map<bigint | null, BatchTicket[]>> => {
  const rows = await query<TicketRow>(
    `SELECT t.instance_id AS "instanceId", t.seq, t.player_id AS "playerId", t.plays, t.price, t.salt,
            t.leaf_hash AS "leafHash", t.batch_n AS "batchN", t.batch_index AS "batchIndex",
            (r.receipt ->> 'treeSize')::integer AS "treeSize", r.receipt ->> 'root' AS root
       FROM ticket t
       LEFT JOIN journal j ON j.member_id = $1 AND j.id = t.journal_id
       LEFT JOIN LATERAL (SELECT j.result -> 'receipts' -> (t.seq - 1 - (j.result -> 'receipts' -> 0 ->> 'seq0')::integer) AS receipt) AS r ON true
      WHERE t.member_id = $1 AND t.batch_n BETWEEN $2 AND $3
      ORDER BY t.batch_n, t.batch_index`,
    [memberId, from, to],
  )
  const terms = await readTerms(query, memberId, new Set(rows.map(row => row.instanceId)))
  const member = String(memberId)
  const tickets = rows.map(({ instanceId, seq, playerId, salt, leafHash, treeSize, root, ...row }) => ({
    ...row,
    member,
    instance: String(instanceId),
    seq0: seq - 1,
    player: playerTag(new Uint8Array(salt), String(playerId)),
    leafHash: new Uint8Array(leafHash),
    treeSize: treeSize ?? 0,
    root: unhex(root ?? ''),
    ...(terms.get(instanceId) ?? unknownTerms),
  }))
  return Map.groupBy(tickets, ticket => ticket.batchN)
}

const unknownTerms = { currency: '', rulesHash: new Uint8Array(0), prizeTableHash: new Uint8Array(0) }

type TermsRow = Row<'game_instance', 'id' | 'currency' | 'rules' | 'prize_table'>

const readTerms = async (query: RunQuery, memberId: number, ids: ReadonlySet<number>) => {
  const rows = await query<TermsRow>(
    `SELECT id, currency, rules, prize_table AS "prizeTable"
       FROM game_instance WHERE member_id = $1 AND id = ANY ($2::int[])`,
    [memberId, [...ids]],
  )
  return new Map(rows.map(({ id, currency, ...terms }) => [id, { currency, ...hashTerms(terms) }]))
}
