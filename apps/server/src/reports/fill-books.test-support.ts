import type { Books } from '#testing/books.test-support.ts'

export interface FilledBooks {
  readonly journals: number
  readonly from: number
  readonly to: number
}

const playsPerInstance = 700

/**
 * Fills the books with this many journals of the last 30 days, as the lane would have written them: deposits, purchases,
 * closed books and prizes. Every seventh play wins. It does not chain the journals and deals no numbers.
 */
export const fillBooks = async (books: Books, size: number): Promise<FilledBooks> => {
  const { memberId, gameId } = books
  const players = Math.max(10, Math.floor(size * 0.05))
  const plays = Math.floor(size * 0.8)
  const instances = Math.ceil(plays / playsPerInstance)
  const client = await books.owner.connect()
  const run = (text: string, values: readonly unknown[] = []) => client.query(text, [...values])
  try {
    await run('BEGIN')
    await run('SET LOCAL session_replication_role = replica')
    await run(`CREATE TEMP TABLE filled_player ON COMMIT DROP AS
      WITH made AS (INSERT INTO player (member_id, username, password_hash)
                    SELECT ${memberId}, 'filled' || n, 'none' FROM generate_series(1, ${players}) AS n RETURNING id)
      SELECT row_number() OVER (ORDER BY id) AS n, id FROM made`)
    await run(`CREATE TEMP TABLE filled_instance ON COMMIT DROP AS
      WITH made AS (INSERT INTO game_instance (member_id, game_id, status, rules, prize_table, currency, price, fee, cap, player_max,
                                               sold, slot_at, reg_end, start_at, due_at)
                    SELECT ${memberId}, id, 'ENDED', rules, prize_table, 'EUR', 100, 5, 1000, 1000, ${playsPerInstance},
                           now() - n * interval '1 minute', now(), now(), now()
                      FROM game, generate_series(1, ${instances}) AS n
                     WHERE member_id = ${memberId} AND game.id = ${gameId} RETURNING id)
      SELECT row_number() OVER (ORDER BY id) AS n, id FROM made`)
    await run(`INSERT INTO account (member_id, kind, ref, currency, floor_rule)
      SELECT ${memberId}, 'player:cash', id, 'EUR', 1 FROM filled_player
      UNION ALL SELECT ${memberId}, 'game:escrow', id, 'EUR', 1 FROM filled_instance
      UNION ALL SELECT ${memberId}, kind, ref, 'EUR', 0
        FROM (VALUES ('house:fee', 0), ('house:revenue', 0), ('clearing', 0), ('jackpot', ${gameId})) AS own (kind, ref)`)
    await run('ANALYZE filled_player')
    await run('ANALYZE filled_instance')
    await run(`CREATE TEMP TABLE filled_journal ON COMMIT DROP AS
      SELECT row_number() OVER (ORDER BY step, k) AS id, kind, k, p.id AS player_id, i.id AS instance_id, seq
        FROM (SELECT 1 AS step, 'deposit' AS kind, n AS k, n AS player, NULL::bigint AS instance, 0 AS seq
                FROM generate_series(1, ${players}) AS n
              UNION ALL
              SELECT 2, 'join', n, n % ${players} + 1, (n - 1) / ${playsPerInstance} + 1, (n - 1) % ${playsPerInstance} + 1
                FROM generate_series(1, ${plays}) AS n
              UNION ALL
              SELECT 3, 'close-books', n, NULL, n, 0 FROM generate_series(1, ${instances}) AS n
              UNION ALL
              SELECT 4, 'pay', n, n % ${players} + 1, (n - 1) / ${playsPerInstance} + 1, (n - 1) % ${playsPerInstance} + 1
                FROM generate_series(7, ${plays}, 7) AS n) AS steps
        LEFT JOIN filled_player p ON p.n = player LEFT JOIN filled_instance i ON i.n = instance`)
    await run('ANALYZE filled_journal')
    await run('ANALYZE account')
    const { rows } = await run('SELECT max(id)::integer AS count FROM filled_journal')
    const journals = (rows[0] as { count: number }).count
    await run(`INSERT INTO journal (member_id, id, op_key, op_hash, kind, ref, player_id, created_at, result, prev_hash, hash)
      SELECT ${memberId}, id, kind || ':' || id, sha256('op'), kind, coalesce(instance_id, player_id), player_id,
             now() - interval '30 days' + (id::float8 / ${journals}) * interval '30 days',
             json_build_object('seq', seq, 'tier', 'fewer'), sha256('one'), sha256('two') FROM filled_journal`)
    await run(`INSERT INTO ticket (member_id, instance_id, seq, player_id, journal_id, plays, mask, price, fee, salt, leaf_hash, join_code, created_at, batch_n, batch_index)
      SELECT ${memberId}, instance_id, seq, player_id, id, '[1,2]', 3, 100, 5, sha256('salt'), sha256('leaf'), 'code' || id, now(), id, 0
        FROM filled_journal WHERE kind = 'join'`)
    await run(`INSERT INTO payout (member_id, instance_id, seq, tier, from_pool, from_jackpot)
      SELECT ${memberId}, instance_id, seq, 'fewer', 300, 0 FROM filled_journal WHERE kind = 'pay'`)
    await run(`INSERT INTO ticket_outcome (member_id, instance_id, seq, kind, journal_id)
      SELECT ${memberId}, instance_id, seq, 'WON', id FROM filled_journal WHERE kind = 'pay'`)
    await run(`INSERT INTO transfer (member_id, journal_id, line, debit_id, credit_id, amount, currency)
      SELECT ${memberId}, j.id, m.line, d.id, c.id, m.amount, 'EUR'
        FROM filled_journal j
        JOIN (VALUES ('deposit', 0, 'clearing', 'player:cash', 1000000), ('join', 0, 'player:cash', 'game:escrow', 100),
                     ('join', 1, 'player:cash', 'house:fee', 5), ('pay', 0, 'game:escrow', 'player:cash', 300),
                     ('close-books', 0, 'game:escrow', 'house:revenue', 5000),
                     ('close-books', 1, 'game:escrow', 'jackpot', 1000)) AS m (kind, line, debit, credit, amount) USING (kind)
        JOIN account d ON d.member_id = ${memberId} AND d.kind = m.debit
                      AND d.ref = CASE m.debit WHEN 'player:cash' THEN j.player_id WHEN 'game:escrow' THEN j.instance_id ELSE 0 END
        JOIN account c ON c.member_id = ${memberId} AND c.kind = m.credit
                      AND c.ref = CASE m.credit WHEN 'player:cash' THEN j.player_id WHEN 'game:escrow' THEN j.instance_id
                                                WHEN 'jackpot' THEN ${gameId} ELSE 0 END`)
    await run(`UPDATE account a SET c_post = s.credit, d_post = s.debit, floor_rule = 0
      FROM (SELECT id, sum(credit) AS credit, sum(debit) AS debit
              FROM (SELECT credit_id AS id, amount AS credit, 0 AS debit FROM transfer WHERE member_id = ${memberId}
                    UNION ALL SELECT debit_id, 0, amount FROM transfer WHERE member_id = ${memberId}) AS sides
             GROUP BY id) AS s WHERE a.member_id = ${memberId} AND a.id = s.id`)
    await run('COMMIT')
    await run('ANALYZE')
    return { journals, from: Date.now() - 20 * 86_400_000, to: Date.now() - 86_400_000 }
  } finally {
    client.release()
  }
}
