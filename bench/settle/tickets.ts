import { randomBytes } from 'node:crypto'
import { chainStep } from '@fairground/fair/crypto/hash-chain'
import { openDraws } from '@fairground/fair/crypto/draw-stream'
import { localChain, signRound } from '@fairground/fair/beacon/local-beacon'
import { unhex } from '@fairground/fair/encoding/bytes'
import { applyMask, lockHash, lockRoundKey } from '@fairground/fair/fd2/round-lock'
import { drawSeed } from '@fairground/fair/fd2/seed'
import type { Pool } from 'pg'
import { addInstance, operator, price, rules } from '../stage/rows.ts'

export interface SoldInstance {
  readonly id: number
  readonly link: Uint8Array
  readonly drawn: readonly number[]
}

const beaconRound = 2n
const beaconSecret = new Uint8Array(32).fill(1)
export const beaconChain = localChain(beaconSecret, 1_700_000_000, 3, 'bench')

/**
 * Inserts a closed instance with its tickets and a stored beacon value. The seed is known beforehand, so the tickets
 * contain exactly the given number of winners: mostly three matches, some four, a few five.
 */
export const sellOut = async (
  owner: Pool,
  tickets: number,
  winners: number,
  players: { first: number; count: number },
): Promise<SoldInstance> => {
  const id = await addInstance(owner, tickets)
  const link = new Uint8Array(randomBytes(32))
  const closeHash = new Uint8Array(randomBytes(32))
  const round = Number(beaconRound)
  const signature = unhex(signRound(beaconSecret, round))
  const key = new Uint8Array(randomBytes(32))
  const lock = lockRoundKey(beaconChain, round, key)
  const mask = applyMask(link, key, closeHash, 0)
  const seed = drawSeed(link, closeHash, lockHash(closeHash, round, lock, [mask]), round, signature)
  const drawn = openDraws('FD2', seed, closeHash)('lottery/main').pick(rules.pick, rules.from)
  const others = Array.from({ length: rules.from }, (_, i) => i + 1).filter(n => !drawn.includes(n))
  const pool = BigInt(tickets) * price
  // Winners are spread evenly over the list. Consecutive indices modulo the set size never repeat a number.
  await owner.query(
    `INSERT INTO ticket (member_id, created_at, instance_id, seq, player_id, journal_id, plays, mask, price, fee, salt, leaf_hash, join_code, batch_n, batch_index)
     SELECT $1, clock_timestamp(), $2::int, seq, $3 + seq % $4::int, 1, string_agg(number::text, ',' ORDER BY number),
            bit_or(1::bigint << (number - 1)), $5, 0, salt, salt, 'BENCH', $2::int, seq - 1
       FROM (SELECT seq, sha256(int4send(seq)) AS salt,
                    CASE WHEN (seq::bigint * $8::int) % $9::int >= $8::int THEN seq % 3
                         WHEN seq % 1000 = 7 THEN 5 WHEN seq % 20 = 3 THEN 4 ELSE 3 END AS matches
               FROM generate_series(1, $9::int) AS seq) AS sold,
            LATERAL (SELECT ($6::int[])[1 + (seq + i) % 6] AS number FROM generate_series(1, matches) AS i
                     UNION ALL
                     SELECT ($7::int[])[1 + (seq * 7 + i) % 43] FROM generate_series(1, 6 - matches) AS i) AS numbers
      GROUP BY seq, salt`,
    [operator.id, id, players.first, players.count, price, drawn, others, winners, tickets],
  )
  await owner.query(
    `UPDATE game_instance SET status = 'CLOSED', sold = $3, pool = $4, players = 1, closed_at = clock_timestamp() WHERE member_id = $1 AND id = $2`,
    [operator.id, id, tickets, pool],
  )
  await owner.query(
    `UPDATE account SET c_post = $3 WHERE member_id = $1 AND kind = 'game:escrow' AND ref = $2`,
    [operator.id, id, pool],
  )
  await owner.query(
    `INSERT INTO draw_commit (member_id, instance_id, game_id, chain_index, previous_link, beacon_chain, round, closed_at, tree_size, root, pool, jackpot, close_hash, platform_signature, signer_signature, signer_at, last_seen_round, last_seen_signature)
     VALUES ($1, $2, $3, $2, $4, $9, $5, clock_timestamp(), $6, $7, $8, 0, $7, '', '', clock_timestamp(), 1, '')`,
    [
      operator.id,
      id,
      operator.gameId,
      Buffer.from(chainStep(link)),
      beaconRound,
      tickets,
      Buffer.from(closeHash),
      pool,
      beaconChain.chainHash,
    ],
  )
  await owner.query(
    `INSERT INTO countersigned_close (member_id, instance_id, game_id, chain, chain_index, previous_link, beacon_chain, round, closed_at, tree_size, root, pool, jackpot, close_hash, platform_signature, lock, mask, lock_round, signer_signature, signer_at, signer_term, signer_k, signer_head, last_seen_round, last_seen_signature, log_index)
     SELECT member_id, instance_id, game_id, 1, chain_index, previous_link, beacon_chain, round, closed_at, tree_size, root, pool, jackpot, close_hash, $3, $4, $5, round, $3, signer_at, 1, 1, root, 1, $6, 0
       FROM draw_commit WHERE member_id = $1 AND instance_id = $2`,
    [operator.id, id, Buffer.alloc(64), Buffer.from(lock), Buffer.from(mask), Buffer.alloc(48)],
  )
  await owner.query(
    'INSERT INTO draw_beacon (member_id, instance_id, round, signature) VALUES ($1, $2, $3, $4)',
    [operator.id, id, beaconRound, Buffer.from(signature)],
  )
  await owner.query('VACUUM (ANALYZE) ticket')
  return { id, link, drawn }
}
