import type { Pool } from 'pg'
import { withMemberClient } from '@fairground/server/ledger/member-client'
import { operator, prizeTable } from '../stage/rows.ts'
import type { SoldInstance } from './tickets.ts'

export const drawnMask = (drawn: readonly number[]): bigint =>
  drawn.reduce((mask, number) => mask | (1n << BigInt(number - 1)), 0n)

/**
 * Writes the same rows with set-based statements in one transaction: winners by mask, the payouts, one journal and one
 * transfer per winner, balances, events and outcomes. Without hash chain and proof. Returns seconds.
 */
export const settleBare = async (pool: Pool, sold: SoldInstance): Promise<number> => {
  const { payoutPercentage, tiers } = prizeTable
  const shares = tiers.flatMap(tier => (tier.prize.kind === 'share' ? [{ ...tier, ...tier.prize }] : []))
  const at = [operator.id, sold.id] as const
  const started = performance.now()
  await withMemberClient(pool, operator.id, async client => {
    const run = (text: string, values: readonly unknown[]) => client.query(text, [...values])
    await run(
      `INSERT INTO draw_result (member_id, instance_id, link, drawn, revenue, contribution, rollover, paid_from_pool, paid_from_jackpot, jackpot_after, tiers, settlement_root, result_signature)
       VALUES ($1, $2, $3, $4, 0, 0, 0, 0, 0, 0, '[]', $3, '')`,
      [...at, Buffer.from(sold.link), sold.drawn],
    )
    await run(
      `INSERT INTO payout (member_id, instance_id, seq, tier, from_pool, from_jackpot)
       SELECT $1, $2, won.seq, tier.name, tier.fund / count(*) OVER (PARTITION BY tier.matches), 0
         FROM (SELECT seq, bit_count((mask & $3::bigint)::bit(64)) AS matches FROM ticket
                WHERE member_id = $1 AND instance_id = $2 AND bit_count((mask & $3::bigint)::bit(64)) >= 3) AS won
         JOIN (SELECT name, matches, percent * (SELECT pool FROM draw_commit WHERE member_id = $1 AND instance_id = $2) * $7::int / 10000 AS fund
                 FROM unnest($4::text[], $5::int[], $6::int[]) AS t (name, matches, percent)) AS tier ON tier.matches = won.matches`,
      [
        ...at,
        drawnMask(sold.drawn),
        shares.map(({ name }) => name),
        shares.map(({ matches }) => matches),
        shares.map(({ percent }) => percent),
        payoutPercentage,
      ],
    )
    await run(
      `INSERT INTO instance_ending (member_id, instance_id, ending, journal_id, lost)
       SELECT i.member_id, i.id, 'DRAWN', 1, i.sold - (SELECT count(*) FROM payout p WHERE p.member_id = $1 AND p.instance_id = $2)
         FROM game_instance i WHERE i.member_id = $1 AND i.id = $2`,
      at,
    )
    const head = await client.query<{ journal_id: bigint }>(
      'SELECT journal_id FROM lane WHERE member_id = $1 FOR NO KEY UPDATE',
      [operator.id],
    )
    const before = head.rows[0]!.journal_id
    await run(
      `INSERT INTO journal (member_id, created_at, id, op_key, op_hash, kind, ref, player_id, result, prev_hash, hash)
       SELECT $1, clock_timestamp(), $3 + row_number() OVER (ORDER BY p.seq), 'pay:' || $2::int || ':' || p.seq, sha256('request'), 'pay', $2,
              t.player_id, json_build_object('seq', p.seq, 'tier', p.tier, 'amount', p.from_pool), sha256('before'), sha256('after')
         FROM payout p JOIN ticket t USING (member_id, instance_id, seq) WHERE p.member_id = $1 AND p.instance_id = $2`,
      [...at, before],
    )
    await run(
      `INSERT INTO transfer (member_id, journal_id, line, debit_id, credit_id, amount, currency)
       SELECT $1, $3 + row_number() OVER (ORDER BY p.seq), 0, e.id, a.id, p.from_pool, a.currency
         FROM payout p JOIN ticket t USING (member_id, instance_id, seq)
         JOIN account a ON a.member_id = $1 AND a.kind = 'player:cash' AND a.ref = t.player_id
         JOIN account e ON e.member_id = $1 AND e.kind = 'game:escrow' AND e.ref = $2
        WHERE p.member_id = $1 AND p.instance_id = $2`,
      [...at, before],
    )
    await run(
      `WITH w AS MATERIALIZED (
         SELECT t.player_id, sum(p.from_pool) AS amount FROM payout p JOIN ticket t USING (member_id, instance_id, seq)
          WHERE p.member_id = $1 AND p.instance_id = $2 GROUP BY t.player_id)
       UPDATE account a SET c_post = a.c_post + w.amount, version = a.version + 1 FROM w
        WHERE a.member_id = $1 AND a.kind = 'player:cash' AND a.ref = w.player_id`,
      at,
    )
    await run(
      `INSERT INTO outbox (member_id, topic, event, body)
       SELECT $1, 'player.' || $1 || '.' || a.ref, 'playerBalance',
              json_build_object('eventType', 4, 'memberId', $1::int, 'playerId', a.ref, 'accountId', a.id, 'accountCurrency', a.currency,
                                'accountBalance', ((a.c_post - a.d_post) / 100.0)::numeric(20, 2)::text, 'version', a.version)
         FROM (SELECT DISTINCT t.player_id FROM payout p JOIN ticket t USING (member_id, instance_id, seq)
                WHERE p.member_id = $1 AND p.instance_id = $2) AS w
         JOIN account a ON a.member_id = $1 AND a.kind = 'player:cash' AND a.ref = w.player_id`,
      at,
    )
    await run(
      `UPDATE account SET d_post = d_post + (SELECT sum(from_pool) FROM payout WHERE member_id = $1 AND instance_id = $2)
        WHERE member_id = $1 AND kind = 'game:escrow' AND ref = $2`,
      at,
    )
    await run(
      `INSERT INTO ticket_outcome (member_id, instance_id, seq, kind, journal_id)
       SELECT member_id, instance_id, seq, 'WON', $3 + row_number() OVER (ORDER BY seq) FROM payout WHERE member_id = $1 AND instance_id = $2`,
      [...at, before],
    )
    await run(
      `UPDATE lane SET journal_id = $3 + (SELECT count(*) FROM payout WHERE member_id = $1 AND instance_id = $2) WHERE member_id = $1`,
      [...at, before],
    )
  })
  return (performance.now() - started) / 1000
}
