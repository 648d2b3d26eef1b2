import { createPublicKey, type KeyObject, verify } from 'node:crypto'
import type { Tx } from '@fairground/database/transaction'
import { merkleRoot } from '@fairground/fair/crypto/merkle'
import { equal } from '@fairground/fair/encoding/bytes'
import { batchHash, receiptLeaf } from '@fairground/fair/fd2/receipt'
import { sql } from 'kysely'
import { type MemberInvariant, maxProblems, runQueries } from '#audit/invariant.ts'
import { queryInTx, readBatches, type StoredBatch } from '#ledger/receipts/stored-batches.ts'

const chunk = 50n

/** Recomputes each batch from its tickets and the terms of their instances, so changed terms break it too. */
export const receiptBatches: MemberInvariant = {
  id: 'A32',
  title: 'Every ticket is in one receipt batch, and the batches form a signed chain',
  unit: 'batch',
  scope: 'member',
  async check(tx, memberId, { onProgress }) {
    const { checked, problems: found } = await runQueries(tx, placeQueries(memberId))
    const problems = [...found]
    const keys = await findPlatformKeys(tx, memberId)
    let previous: Uint8Array = new Uint8Array(32)
    for (let from = 1n; from <= BigInt(checked) && problems.length < maxProblems; from += chunk) {
      const batches = await readBatches(queryInTx(tx), memberId, { from, to: from + chunk - 1n })
      for (const batch of batches) {
        problems.push(...batchProblems(memberId, batch, previous, keys))
        previous = batch.hash
      }
      onProgress(Number(from))
    }
    return { checked, problems: problems.slice(0, maxProblems) }
  },
}

const placeQueries = (memberId: number) => ({
  count: sql<{
    count: bigint
  }>`SELECT coalesce(max(n), 0) AS count FROM receipt_batch WHERE member_id = ${memberId}`,
  problems: [
    sql<{ problem: string }>`
      SELECT format('receipt batch %s is missing', n) AS problem
        FROM generate_series(1, (SELECT max(n) FROM receipt_batch WHERE member_id = ${memberId})) AS n
       WHERE NOT EXISTS (SELECT FROM receipt_batch b WHERE b.member_id = ${memberId} AND b.n = n.n)`,
    sql<{ problem: string }>`
      SELECT format('ticket %s/%s is in receipt batch %s, which does not exist', t.instance_id, t.seq, t.batch_n) AS problem
        FROM ticket t LEFT JOIN receipt_batch b ON b.member_id = ${memberId} AND b.n = t.batch_n
       WHERE t.member_id = ${memberId} AND t.batch_n IS NOT NULL AND b.n IS NULL`,
    sql<{ problem: string }>`
      SELECT format('ticket %s/%s is in no receipt batch', t.instance_id, t.seq) AS problem
        FROM ticket t
       WHERE t.member_id = ${memberId} AND t.batch_n IS NULL
         AND t.journal_id > (SELECT min(f.journal_id) FROM ticket f WHERE f.member_id = ${memberId} AND f.batch_n = 1)`,
    sql<{ problem: string }>`
      SELECT format('the lane stands at receipt batch %s, the last one is %s', l.receipt_batch_n, coalesce(b.n, 0)) AS problem
        FROM lane l LEFT JOIN LATERAL (SELECT n, hash FROM receipt_batch WHERE member_id = ${memberId} ORDER BY n DESC LIMIT 1) AS b ON true
       WHERE l.member_id = ${memberId}
         AND (l.receipt_batch_n <> coalesce(b.n, 0) OR l.receipt_batch_hash <> coalesce(b.hash, decode(repeat('00', 32), 'hex')))`,
  ],
})

const batchProblems = (
  memberId: number,
  batch: StoredBatch,
  before: Uint8Array,
  keys: readonly KeyObject[],
): string[] => {
  const { n, count, tickets, root, previous, unixMs, hash, signature } = batch
  const problems: string[] = []
  const wrong = tickets.findIndex((ticket, index) => ticket.batchIndex !== index)
  if (tickets.length !== count || wrong >= 0)
    problems.push(`has ${tickets.length} of ${count} tickets in order`)
  if (!equal(merkleRoot(tickets.map(receiptLeaf)), root))
    problems.push('does not match its tickets and their terms')
  if (!equal(previous, before)) problems.push('does not follow the batch before it')
  const due = batchHash({ member: String(memberId), n: Number(n), count, root, previous, unixMs })
  if (!equal(due, hash)) problems.push('does not match its hash')
  if (keys.length > 0 && !keys.some(key => verify(null, hash, key, signature)))
    problems.push('has no signature of a published platform key')
  return problems.map(problem => `receipt batch ${n} ${problem}`)
}

/** The keys that the operator's newest draw and deck records publish; none before the first record. */
const findPlatformKeys = async (tx: Tx, memberId: number): Promise<KeyObject[]> => {
  const { rows } = await sql<{ key: string | null }>`
    SELECT DISTINCT substring(body FROM '"platform":"([0-9a-f]{64})"') AS key
      FROM ((SELECT body FROM draw_record WHERE member_id = ${memberId} ORDER BY instance_id DESC LIMIT 20)
            UNION ALL
            (SELECT body FROM deck_record WHERE member_id = ${memberId} ORDER BY instance_id DESC LIMIT 20)) AS record`.execute(
    tx,
  )
  return rows.flatMap(({ key }) => (key === null ? [] : [toPublicKey(key)]))
}

const toPublicKey = (raw: string): KeyObject =>
  createPublicKey({
    key: { kty: 'OKP', crv: 'Ed25519', x: Buffer.from(raw, 'hex').toString('base64url') },
    format: 'jwk',
  })
