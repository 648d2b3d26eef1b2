import type { Row } from '@fairground/database/row'
import type { Tx } from '@fairground/database/transaction'
import { sql } from 'kysely'
import type { MemberInvariant } from '#audit/invariant.ts'
import { maxProblems } from '#audit/invariant.ts'
import { journalHash } from '#ledger/book/journal-hash.ts'

const chunk = 2000

interface JournalRow
  extends Row<
    'journal',
    'id' | 'op_key' | 'op_hash' | 'kind' | 'ref' | 'player_id' | 'created_at' | 'prev_hash' | 'hash'
  > {
  /** As text, because the hash covers the stored text. */
  readonly result: string
}

type TransferRow = Row<
  'transfer',
  'journal_id' | 'line' | 'debit_id' | 'credit_id' | 'amount' | 'currency' | 'phase' | 'pending_of'
>

/** Compares each journal with its predecessor, so that one edited row gives one or two problems instead of thousands. */
export const journalChain: MemberInvariant = {
  id: 'I8',
  title: 'The chain of journal hashes is unbroken',
  unit: 'journal',
  scope: 'member',
  async check(tx, memberId, { onProgress }) {
    const problems: string[] = []
    let checked = 0
    let last = { id: 0n, hash: Buffer.alloc(32) as Buffer }
    for await (const { journal, transfers } of readJournals(tx, memberId)) {
      if (problems.length >= maxProblems) break
      if (journal.id !== last.id + 1n)
        problems.push(`journal ${last.id + 1n} is missing: ${journal.id} follows ${last.id}`)
      if (!journal.prevHash.equals(last.hash))
        problems.push(`journal ${journal.id} does not name the hash of journal ${last.id}`)
      if (!journal.hash.equals(journalHash(journal.prevHash, { ...journal, transfers }))) {
        problems.push(`journal ${journal.id} (${journal.opKey}) or its transfers do not match its hash`)
      }
      last = journal
      checked += 1
      if (checked % chunk === 0) onProgress(checked)
    }
    if (problems.length < maxProblems) problems.push(...(await headProblems(tx, memberId, last)))
    return { checked, problems }
  },
}

async function* readJournals(tx: Tx, memberId: number) {
  for (let after = 0n; ; ) {
    const { rows } = await sql<JournalRow>`
      SELECT id, op_key AS "opKey", op_hash AS "opHash", kind, ref, player_id AS "playerId", created_at AS "createdAt", result::text AS result,
             prev_hash AS "prevHash", hash
        FROM journal WHERE member_id = ${memberId} AND id > ${after} ORDER BY id LIMIT ${chunk}`.execute(tx)
    const upTo = rows.at(-1)?.id
    if (upTo === undefined) return
    const lines = await readTransfers(tx, memberId, after, upTo)
    for (const journal of rows) yield { journal, transfers: lines.get(journal.id) ?? [] }
    after = upTo
  }
}

const readTransfers = async (tx: Tx, memberId: number, after: bigint, upTo: bigint) => {
  const { rows } = await sql<TransferRow>`
    SELECT journal_id AS "journalId", line, debit_id AS "debitId", credit_id AS "creditId", amount, currency, phase,
           pending_of AS "pendingOf"
      FROM transfer WHERE member_id = ${memberId} AND journal_id > ${after} AND journal_id <= ${upTo}
     ORDER BY journal_id, line`.execute(tx)
  return Map.groupBy(rows, row => row.journalId)
}

const headProblems = async (
  tx: Tx,
  memberId: number,
  last: { id: bigint; hash: Buffer },
): Promise<string[]> => {
  const { rows } = await sql<{ id: bigint; hash: Buffer }>`
    SELECT journal_id AS id, journal_hash AS hash FROM lane WHERE member_id = ${memberId}`.execute(tx)
  const head = rows[0]
  if (!head) return last.id === 0n ? [] : [`there are ${last.id} journals and no lane`]
  if (head.id !== last.id) return [`the lane's head is journal ${head.id}, the last one is ${last.id}`]
  return head.hash.equals(last.hash) ? [] : [`the lane's head has another hash than journal ${last.id}`]
}
