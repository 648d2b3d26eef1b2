import { byteas, int2s, int4s, int8s, jsons, texts } from '@fairground/database/binary-array'
import { frontierToBytes } from '@fairground/fair/crypto/merkle'
import { isPersistent, storePersistent } from '#events/persistent.ts'
import type { MemberClient } from '#ledger/member-client.ts'
import type { Book, BookSlice } from '#ledger/book/book.ts'
import { writeBonus } from '#ledger/bonus/write.ts'
import { writeCashier } from '#ledger/cashier/write.ts'
import { writeDecks } from '#ledger/decks/write.ts'
import { writeGifts } from '#ledger/gifts/write.ts'
import { writeFilled } from '#ledger/sale/fill.ts'
import { writeLimits } from '#ledger/limits/write.ts'
import { writeRewards } from '#ledger/rewards/write.ts'

/** Writes everything that a batch decided: pipelined, so the database runs the statements in the order of the writers. */
export const write = async (client: MemberClient, book: Book): Promise<void> => {
  await Promise.all(writers.map(put => put(client, book)))
}

/** Writes the journals of a slice. What the batch changes as a whole is written at its end. */
export const writeSlice = async (client: MemberClient, slice: BookSlice): Promise<void> => {
  await Promise.all([writeJournals(client, slice), writeTransfers(client, slice)])
}

type Writer = (client: MemberClient, book: Book) => Promise<void>
type SliceWriter = (client: MemberClient, slice: BookSlice) => Promise<void>

const writeJournals: SliceWriter = async (client, { journals, memberId, now }) => {
  if (journals.length === 0) return
  await client.query(
    `INSERT INTO journal (member_id, created_at, id, op_key, op_hash, kind, ref, player_id, result, prev_hash, hash)
     SELECT $1, to_timestamp($2::float8 / 1000), *
       FROM unnest($3::bigint[], $4::text[], $5::bytea[], $6::text[], $7::bigint[], $8::int[], $9::json[], $10::bytea[], $11::bytea[])`,
    [
      memberId,
      now,
      int8s(journals.map(j => j.id)),
      texts(journals.map(j => j.opKey)),
      byteas(journals.map(j => j.opHash)),
      texts(journals.map(j => j.kind)),
      int8s(journals.map(j => j.ref)),
      int4s(journals.map(j => j.playerId)),
      jsons(journals.map(j => j.result)),
      byteas(journals.map(j => j.prevHash)),
      byteas(journals.map(j => j.hash)),
    ],
  )
}

const writeTransfers: SliceWriter = async (client, { transfers, memberId }) => {
  if (transfers.length === 0) return
  await client.query(
    `INSERT INTO transfer (member_id, journal_id, line, debit_id, credit_id, amount, currency, phase, pending_of)
     SELECT $1, * FROM unnest($2::bigint[], $3::smallint[], $4::bigint[], $5::bigint[], $6::bigint[], $7::text[], $8::smallint[], $9::bigint[])`,
    [
      memberId,
      int8s(transfers.map(t => t.journalId)),
      int2s(transfers.map(t => t.line)),
      int8s(transfers.map(t => t.debitId)),
      int8s(transfers.map(t => t.creditId)),
      int8s(transfers.map(t => t.amount)),
      texts(transfers.map(t => t.currency)),
      int2s(transfers.map(t => t.phase)),
      int8s(transfers.map(t => t.pendingOf)),
    ],
  )
}

const writeAccounts: Writer = async (client, { touchedAccounts, memberId }) => {
  const rows = [...touchedAccounts]
  if (rows.length === 0) return
  await client.query(
    `UPDATE account a
        SET d_post = n.d_post, c_post = n.c_post, d_pend = n.d_pend, c_pend = n.c_pend, version = n.version
       FROM unnest($2::bigint[], $3::bigint[], $4::bigint[], $5::bigint[], $6::bigint[], $7::bigint[])
            AS n (id, d_post, c_post, d_pend, c_pend, version)
      WHERE a.member_id = $1 AND a.id = n.id`,
    [
      memberId,
      int8s(rows.map(r => r.id)),
      int8s(rows.map(r => r.dPost)),
      int8s(rows.map(r => r.cPost)),
      int8s(rows.map(r => r.dPend)),
      int8s(rows.map(r => r.cPend)),
      int8s(rows.map(r => r.version)),
    ],
  )
}

const writeInstances: Writer = async (client, { touchedInstances, memberId }) => {
  const rows = [...touchedInstances]
  if (rows.length === 0) return
  await client.query(
    `UPDATE game_instance g
        SET sold = n.sold, players = n.players, frontier = n.frontier, version = n.version, status = n.status, pool = n.pool
       FROM unnest($2::int[], $3::int[], $4::int[], $5::bytea[], $6::bigint[], $7::text[], $8::bigint[])
            AS n (id, sold, players, frontier, version, status, pool)
      WHERE g.member_id = $1 AND g.id = n.id`,
    [
      memberId,
      rows.map(r => r.id),
      rows.map(r => r.sold),
      rows.map(r => r.players),
      rows.map(r => Buffer.from(frontierToBytes(r.frontier))),
      rows.map(r => r.version),
      rows.map(r => r.status),
      rows.map(r => r.pool),
    ],
  )
}

// One row in the batch's own chain: the foreign key and the key fail if another writer has appended to it.
const writeReceiptBatch: Writer = async (client, { receiptBatch, memberId }) => {
  if (!receiptBatch) return
  const { n, count, root, previous, unixMs, hash, signature } = receiptBatch
  await client.query(
    `INSERT INTO receipt_batch (member_id, n, count, root, previous, unix_ms, hash, signature)
     VALUES ($1, $2, $3, $4, $5, $6, $7, $8)`,
    [memberId, n, count, bytes(root), bytes(previous), unixMs, bytes(hash), bytes(signature)],
  )
}

const bytes = (value: Uint8Array): Buffer => Buffer.from(value)

// The order of the tickets is the order of their receipts in the batch.
const writeTickets: Writer = async (client, { tickets, receiptBatch, memberId, now }) => {
  if (tickets.length === 0) return
  await client.query(
    `INSERT INTO ticket (member_id, created_at, batch_n, instance_id, seq, player_id, journal_id, plays, mask, price, fee, salt, leaf_hash, join_code, batch_index)
     SELECT $1, to_timestamp($2::float8 / 1000), $15::bigint, *
       FROM unnest($3::int[], $4::int[], $5::int[], $6::bigint[], $7::text[], $8::bigint[], $9::bigint[], $10::bigint[], $11::bytea[], $12::bytea[], $13::text[], $14::int[])`,
    [
      memberId,
      now,
      int4s(tickets.map(t => t.instanceId)),
      int4s(tickets.map(t => t.seq)),
      int4s(tickets.map(t => t.playerId)),
      int8s(tickets.map(t => t.journalId)),
      texts(tickets.map(t => t.plays)),
      int8s(tickets.map(t => t.mask)),
      int8s(tickets.map(t => t.price)),
      int8s(tickets.map(t => t.fee)),
      byteas(tickets.map(t => t.salt)),
      byteas(tickets.map(t => t.leafHash)),
      texts(tickets.map(t => t.joinCode)),
      int4s(tickets.map((_, index) => index)),
      receiptBatch?.n ?? null,
    ],
  )
}

const writePlayerGames: Writer = async (client, { touchedPlayerGames, memberId }) => {
  const rows = [...touchedPlayerGames]
  if (rows.length === 0) return
  await client.query(
    `INSERT INTO player_game (member_id, instance_id, player_id, n, max_n)
     SELECT $1, * FROM unnest($2::int[], $3::int[], $4::int[], $5::int[])
     ON CONFLICT (member_id, instance_id, player_id) DO UPDATE SET n = excluded.n`,
    [
      memberId,
      int4s(rows.map(r => r.instanceId)),
      int4s(rows.map(r => r.playerId)),
      int4s(rows.map(r => r.n)),
      int4s(rows.map(r => r.maxN)),
    ],
  )
}

const writeOutcomes: Writer = async (client, { outcomes, memberId }) => {
  if (outcomes.length === 0) return
  await client.query(
    `INSERT INTO ticket_outcome (member_id, instance_id, seq, kind, journal_id, void_seq)
     SELECT $1, * FROM unnest($2::int[], $3::int[], $4::text[], $5::bigint[], $6::int[])`,
    [
      memberId,
      int4s(outcomes.map(o => o.instanceId)),
      int4s(outcomes.map(o => o.seq)),
      texts(outcomes.map(o => o.kind)),
      int8s(outcomes.map(o => o.journalId)),
      int4s(outcomes.map(o => o.voidSeq)),
    ],
  )
}

// One row for all losing plays: an instance may have a million.
const writeDrawn: Writer = async (client, { drawn, memberId }) => {
  if (drawn.length === 0) return
  await client.query(
    `INSERT INTO instance_ending (member_id, instance_id, ending, journal_id, lost)
     SELECT i.member_id, i.id, 'DRAWN', n.journal_id,
            i.sold - (SELECT count(*) FROM payout p WHERE p.member_id = $1 AND p.instance_id = i.id AND p.n = 1)
       FROM unnest($2::int[], $3::bigint[]) AS n (id, journal_id)
       JOIN game_instance i ON i.member_id = $1 AND i.id = n.id`,
    [memberId, int4s(drawn.map(l => l.instanceId)), int8s(drawn.map(l => l.journalId))],
  )
}

const writeRefunded: Writer = async (client, { outcomes, memberId }) => {
  const instances = new Set(outcomes.filter(o => o.kind === 'REFUND').map(o => o.instanceId))
  if (instances.size === 0) return
  await client.query(
    `INSERT INTO instance_ending (member_id, instance_id, ending, lost)
     SELECT $1, id, 'REFUNDED', 0 FROM unnest($2::int[]) AS id ON CONFLICT (member_id, instance_id) DO NOTHING`,
    [memberId, [...instances]],
  )
}

// This batch locks the instances, so no other transaction can take the same number.
const writeHistory: Writer = async (client, { history, memberId }) => {
  for (const { instanceId, kind } of history) {
    await client.query(
      `INSERT INTO instance_event (member_id, instance_id, n, kind)
       SELECT $1, $2, coalesce(max(n), 0) + 1, $3 FROM instance_event WHERE member_id = $1 AND instance_id = $2`,
      [memberId, instanceId, kind],
    )
  }
}

const writeDepositors: Writer = async (client, { depositors, memberId }) => {
  if (depositors.size === 0) return
  await client.query(
    'UPDATE player SET has_deposited = true, last_deposit_at = clock_timestamp() WHERE member_id = $1 AND id = ANY($2)',
    [memberId, [...depositors]],
  )
}

const writeEvents: Writer = async (client, { events, memberId }) => {
  if (events.length === 0) return
  const storeEvent = async (playerId: number, name: string, payload: string) => {
    const { rows } = await client.query<{ id: bigint }>(
      'INSERT INTO persistent_event (member_id, player_id, name, payload) VALUES ($1, $2, $3, $4) RETURNING id',
      [memberId, playerId, name, payload],
    )
    return rows[0]!.id
  }
  // Joins publish no persistent events, so their events need no extra round trip.
  const stored = events.some(isPersistent) ? await storePersistent(events, storeEvent) : events
  await client.query(
    `INSERT INTO outbox (member_id, topic, event, body) SELECT $1, * FROM unnest($2::text[], $3::text[], $4::json[])`,
    [
      memberId,
      texts(stored.map(e => e.topic)),
      texts(stored.map(e => e.event)),
      jsons(stored.map(e => JSON.stringify(e.body))),
    ],
  )
}

const writeHead: Writer = async (client, { head, memberId }) => {
  await client.query(
    `UPDATE lane SET journal_id = $2, journal_hash = $3, receipt_batch_n = $4, receipt_batch_hash = $5
      WHERE member_id = $1`,
    [memberId, head.journalId, bytes(head.journalHash), head.batchN, bytes(head.batchHash)],
  )
}

const writers: readonly Writer[] = [
  writeJournals,
  writeTransfers,
  writeAccounts,
  writeInstances,
  writeReceiptBatch,
  writeTickets,
  writePlayerGames,
  writeDrawn,
  writeRefunded,
  writeOutcomes,
  writeHistory,
  writeDepositors,
  writeCashier,
  writeBonus,
  writeRewards,
  writeLimits,
  writeDecks,
  writeGifts,
  writeFilled,
  writeEvents,
  writeHead,
]
