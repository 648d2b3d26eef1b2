import type { PoolClient } from 'pg'
import type { Book } from './book.ts'
import { writeBonus } from './bonus/write.ts'
import { writeCashier } from './cashier/write.ts'
import { writeLimits } from './limits/write.ts'

/** Writes everything a batch decided, set by set, in the batch's own transaction. */
export const write = async (client: PoolClient, book: Book): Promise<void> => {
  for (const put of writers) await put(client, book)
}

type Writer = (client: PoolClient, book: Book) => Promise<void>

const writeJournals: Writer = async (client, { journals, memberId, now }) => {
  if (journals.length === 0) return
  await client.query(
    `INSERT INTO journal (member_id, created_at, id, op_key, op_hash, kind, ref, player_id, result, prev_hash, hash)
     SELECT $1, to_timestamp($2::float8 / 1000), *
       FROM unnest($3::bigint[], $4::text[], $5::bytea[], $6::text[], $7::bigint[], $8::int[], $9::json[], $10::bytea[], $11::bytea[])`,
    [
      memberId,
      now,
      journals.map(j => j.id),
      journals.map(j => j.opKey),
      journals.map(j => Buffer.from(j.opHash)),
      journals.map(j => j.kind),
      journals.map(j => j.ref),
      journals.map(j => j.playerId),
      journals.map(j => j.result),
      journals.map(j => Buffer.from(j.prevHash)),
      journals.map(j => Buffer.from(j.hash)),
    ],
  )
}

const writeTransfers: Writer = async (client, { transfers, memberId }) => {
  if (transfers.length === 0) return
  await client.query(
    `INSERT INTO transfer (member_id, journal_id, line, debit_id, credit_id, amount, currency, phase, pending_of)
     SELECT $1, * FROM unnest($2::bigint[], $3::smallint[], $4::bigint[], $5::bigint[], $6::bigint[], $7::text[], $8::smallint[], $9::bigint[])`,
    [
      memberId,
      transfers.map(t => t.journalId),
      transfers.map(t => t.line),
      transfers.map(t => t.debitId),
      transfers.map(t => t.creditId),
      transfers.map(t => t.amount),
      transfers.map(t => t.currency),
      transfers.map(t => t.phase),
      transfers.map(t => t.pendingOf),
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
      rows.map(r => r.id),
      rows.map(r => r.dPost),
      rows.map(r => r.cPost),
      rows.map(r => r.dPend),
      rows.map(r => r.cPend),
      rows.map(r => r.version),
    ],
  )
}

const writeInstances: Writer = async (client, { touchedInstances, memberId }) => {
  const rows = [...touchedInstances]
  if (rows.length === 0) return
  await client.query(
    `UPDATE game_instance g
        SET sold = n.sold, players = n.players, frontier = n.frontier, version = n.version, status = n.status
       FROM unnest($2::int[], $3::int[], $4::int[], $5::bytea[], $6::bigint[], $7::text[])
            AS n (id, sold, players, frontier, version, status)
      WHERE g.member_id = $1 AND g.id = n.id`,
    [
      memberId,
      rows.map(r => r.id),
      rows.map(r => r.sold),
      rows.map(r => r.players),
      rows.map(r => Buffer.from(r.frontier)),
      rows.map(r => r.version),
      rows.map(r => r.status),
    ],
  )
}

const writeTickets: Writer = async (client, { tickets, memberId, now }) => {
  if (tickets.length === 0) return
  await client.query(
    `INSERT INTO ticket (member_id, created_at, instance_id, seq, player_id, journal_id, plays, mask, price, fee, salt, leaf_hash, join_code)
     SELECT $1, to_timestamp($2::float8 / 1000), *
       FROM unnest($3::int[], $4::int[], $5::int[], $6::bigint[], $7::text[], $8::bigint[], $9::bigint[], $10::bigint[], $11::bytea[], $12::bytea[], $13::text[])`,
    [
      memberId,
      now,
      tickets.map(t => t.instanceId),
      tickets.map(t => t.seq),
      tickets.map(t => t.playerId),
      tickets.map(t => t.journalId),
      tickets.map(t => t.plays),
      tickets.map(t => t.mask),
      tickets.map(t => t.price),
      tickets.map(t => t.fee),
      tickets.map(t => Buffer.from(t.salt)),
      tickets.map(t => Buffer.from(t.leafHash)),
      tickets.map(t => t.joinCode),
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
      rows.map(r => r.instanceId),
      rows.map(r => r.playerId),
      rows.map(r => r.n),
      rows.map(r => r.maxN),
    ],
  )
}

const writeOutcomes: Writer = async (client, { outcomes, memberId }) => {
  if (outcomes.length === 0) return
  await client.query(
    `INSERT INTO ticket_outcome (member_id, instance_id, seq, kind, journal_id)
     SELECT $1, * FROM unnest($2::int[], $3::int[], $4::text[], $5::bigint[])`,
    [
      memberId,
      outcomes.map(o => o.instanceId),
      outcomes.map(o => o.seq),
      outcomes.map(o => o.kind),
      outcomes.map(o => o.journalId),
    ],
  )
}

// Set-based: an instance may have a million losing plays.
const writeLost: Writer = async (client, { lost, memberId }) => {
  for (const { instanceId, journalId } of lost) {
    await client.query(
      `INSERT INTO ticket_outcome (member_id, instance_id, seq, kind, journal_id)
       SELECT t.member_id, t.instance_id, t.seq, 'LOST', $3
         FROM ticket t LEFT JOIN payout p USING (member_id, instance_id, seq)
        WHERE t.member_id = $1 AND t.instance_id = $2 AND p.seq IS NULL`,
      [memberId, instanceId, journalId],
    )
  }
}

// The instances are locked by this batch, so no other row can take the same number.
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
  await client.query('UPDATE player SET has_deposited = true WHERE member_id = $1 AND id = ANY($2)', [
    memberId,
    [...depositors],
  ])
}

const writeEvents: Writer = async (client, { events, memberId }) => {
  if (events.length === 0) return
  await client.query(
    `INSERT INTO outbox (member_id, topic, event, body) SELECT $1, * FROM unnest($2::text[], $3::text[], $4::json[])`,
    [memberId, events.map(e => e.topic), events.map(e => e.event), events.map(e => JSON.stringify(e.body))],
  )
}

const writeHead: Writer = async (client, { head, memberId }) => {
  await client.query('UPDATE lane SET journal_id = $2, journal_hash = $3 WHERE member_id = $1', [
    memberId,
    head.journalId,
    Buffer.from(head.journalHash),
  ])
}

const writers: readonly Writer[] = [
  writeJournals,
  writeTransfers,
  writeAccounts,
  writeInstances,
  writeTickets,
  writePlayerGames,
  writeOutcomes,
  writeLost,
  writeHistory,
  writeDepositors,
  writeCashier,
  writeBonus,
  writeLimits,
  writeEvents,
  writeHead,
]
