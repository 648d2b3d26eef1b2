import { isOpenWithdrawal } from '@fairground/rules/payments/withdrawal'
import type { MemberClient } from '../member-client.ts'
import type { Book } from '#ledger/book/book.ts'

export const writeCashier = async (client: MemberClient, book: Book): Promise<void> => {
  for (const put of [writePayments, writeWithdrawals, writeSubscriptions, writeAdjustments, writeClaims])
    await put(client, book)
}

type Writer = (client: MemberClient, book: Book) => Promise<void>

const writePayments: Writer = async (client, { cashierChanges, memberId }) => {
  const rows = [...cashierChanges.payments]
  if (rows.length === 0) return
  await client.query(
    `INSERT INTO payment (member_id, id, player_id, provider, provider_ref, currency, amount, state, flag)
     SELECT $1, * FROM unnest($2::bigint[], $3::int[], $4::text[], $5::text[], $6::text[], $7::bigint[], $8::text[], $9::text[])
     ON CONFLICT (member_id, id) DO UPDATE
        SET state = excluded.state, provider_ref = excluded.provider_ref, flag = excluded.flag, changed_at = clock_timestamp()`,
    [
      memberId,
      rows.map(r => r.id),
      rows.map(r => r.playerId),
      rows.map(r => r.provider),
      rows.map(r => r.providerRef),
      rows.map(r => r.currency),
      rows.map(r => r.amount),
      rows.map(r => r.state),
      rows.map(r => r.flag),
    ],
  )
}

const writeWithdrawals: Writer = async (client, { cashierChanges, memberId }) => {
  const rows = [...cashierChanges.withdrawals]
  // Ended ones first: a player may end one withdrawal and request the next in the same batch, and only one may be open.
  const ended = rows.filter(row => !isOpenWithdrawal(row.status))
  for (const group of [ended, rows.filter(row => isOpenWithdrawal(row.status))]) {
    if (group.length === 0) continue
    await client.query(
      `INSERT INTO withdrawal (member_id, id, player_id, currency, amount, status, version, requested_by, approved_by, four_eyes)
       SELECT $1, * FROM unnest($2::bigint[], $3::int[], $4::text[], $5::bigint[], $6::text[], $7::int[], $8::text[], $9::text[], $10::boolean[])
       ON CONFLICT (member_id, id) DO UPDATE
          SET status = excluded.status, version = excluded.version, approved_by = excluded.approved_by,
              changed_at = clock_timestamp()`,
      [
        memberId,
        group.map(r => r.id),
        group.map(r => r.playerId),
        group.map(r => r.currency),
        group.map(r => r.amount),
        group.map(r => r.status),
        group.map(r => r.version),
        group.map(r => r.requestedBy),
        group.map(r => r.approvedBy),
        group.map(r => r.fourEyes),
      ],
    )
  }
}

const writeSubscriptions: Writer = async (client, { cashierChanges, memberId }) => {
  const rows = [...cashierChanges.subscriptions]
  if (rows.length === 0) return
  await client.query(
    `INSERT INTO subscription (member_id, id, player_id, game_id, currency, plays, stakes, play_count, cost, left_n, status)
     SELECT $1, * FROM unnest($2::bigint[], $3::int[], $4::int[], $5::text[], $6::jsonb[], $7::jsonb[], $8::int[], $9::bigint[], $10::int[], $11::text[])
     ON CONFLICT (member_id, id) DO UPDATE
        SET left_n = excluded.left_n, status = excluded.status, changed_at = clock_timestamp()`,
    [
      memberId,
      rows.map(r => r.id),
      rows.map(r => r.playerId),
      rows.map(r => r.gameId),
      rows.map(r => r.currency),
      rows.map(r => JSON.stringify(r.plays)),
      rows.map(r => JSON.stringify(r.stakes)),
      rows.map(r => r.count),
      rows.map(r => r.cost),
      rows.map(r => r.leftN),
      rows.map(r => r.status),
    ],
  )
}

const writeAdjustments: Writer = async (client, { cashierChanges, memberId }) => {
  const rows = cashierChanges.adjustments
  if (rows.length === 0) return
  await client.query(
    `INSERT INTO adjustment (member_id, id, player_id, currency, amount, reason, requested_by, approved_by, proposal_id)
     SELECT $1, * FROM unnest($2::bigint[], $3::int[], $4::text[], $5::bigint[], $6::text[], $7::text[], $8::text[], $9::int[])`,
    [
      memberId,
      rows.map(r => r.id),
      rows.map(r => r.playerId),
      rows.map(r => r.currency),
      rows.map(r => r.amount),
      rows.map(r => r.reason),
      rows.map(r => r.requestedBy),
      rows.map(r => r.approvedBy),
      rows.map(r => r.proposalId),
    ],
  )
}

const writeClaims: Writer = async (client, { cashierChanges, memberId }) => {
  const rows = cashierChanges.claims
  if (rows.length === 0) return
  await client.query(
    `INSERT INTO prize_claim (member_id, instance_id, seq, n, journal_id, player_id, taken_as, agent_id, amount, currency, claimed_at)
     SELECT $1, instance_id, seq, n, journal_id, player_id, taken_as, agent_id, amount, currency, to_timestamp(claimed_at / 1000)
       FROM unnest($2::int[], $3::int[], $4::smallint[], $5::bigint[], $6::int[], $7::text[], $8::int[], $9::bigint[], $10::text[],
                   $11::float8[])
            AS c (instance_id, seq, n, journal_id, player_id, taken_as, agent_id, amount, currency, claimed_at)`,
    [
      memberId,
      rows.map(r => r.instanceId),
      rows.map(r => r.seq),
      rows.map(r => r.n),
      rows.map(r => r.journalId),
      rows.map(r => r.playerId),
      rows.map(r => r.takenAs),
      rows.map(r => r.agentId),
      rows.map(r => r.amount),
      rows.map(r => r.currency),
      rows.map(r => r.claimedAt),
    ],
  )
}
