import { canonicalHash } from '@fairground/fair/encoding/canonical-json'
import { journalHash } from '@fairground/server/ledger/book/journal-hash'
import type { Books } from '@fairground/server/testing/books.test-support'

type Journal = Parameters<typeof journalHash>[1]

const toSql = (hash: Uint8Array): string => `'\\x${Buffer.from(hash).toString('hex')}'`

/** The owner of the tables switches the triggers off. */
const runUnchecked = (books: Books, statements: readonly string[]) =>
  books.rows(
    ['SET session_replication_role = replica', ...statements, 'SET session_replication_role = origin'].join(
      ';',
    ),
  )

/** Dates the first journal back and computes every later hash again, so that the chain agrees with itself. */
export const rebuildJournal = async (books: Books): Promise<void> => {
  const { memberId } = books
  const journals = await books.rows<Journal & { id: bigint }>(
    `SELECT id, op_key AS "opKey", op_hash AS "opHash", kind, ref, player_id AS "playerId",
            created_at - interval '1 second' * (id = 1)::int AS "createdAt", result::text AS result
       FROM journal WHERE member_id = $1 ORDER BY id`,
    [memberId],
  )
  const statements: string[] = []
  let previous: Uint8Array = new Uint8Array(32)
  for (const journal of journals) {
    const transfers = await books.rows<Journal['transfers'][number] & object>(
      `SELECT line, debit_id AS "debitId", credit_id AS "creditId", amount, currency, phase, pending_of AS "pendingOf"
         FROM transfer WHERE member_id = $1 AND journal_id = $2 ORDER BY line`,
      [memberId, journal.id],
    )
    const hash = journalHash(previous, { ...journal, transfers })
    statements.push(
      `UPDATE journal SET created_at = created_at - interval '1 second' * (id = 1)::int,
              prev_hash = ${toSql(previous)}, hash = ${toSql(hash)}
        WHERE member_id = ${memberId} AND id = ${journal.id}`,
      `UPDATE lane SET journal_hash = ${toSql(hash)} WHERE member_id = ${memberId}`,
    )
    previous = hash
  }
  await runUnchecked(books, statements)
}

interface StoredAuditEntry {
  readonly seq: number
  readonly at: number
  readonly actor: string
  readonly action: string
  readonly subject: string
  readonly before: unknown
  readonly after: unknown
  readonly reason: string
}

/** Names another person in the first entry of the staff's audit log and computes every later hash again. */
export const rebuildAuditLog = async (books: Books, actor: string): Promise<void> => {
  const { memberId } = books
  const entries = await books.rows<StoredAuditEntry & object>(
    'SELECT seq, at, actor, action, subject, before, after, reason FROM audit_entry WHERE member_id = $1 ORDER BY seq',
    [memberId],
  )
  const statements: string[] = []
  let previous: Uint8Array = new Uint8Array(32)
  for (const entry of entries) {
    const changed = entry.seq === 1 ? { ...entry, actor } : entry
    const hash = canonicalHash({ ...changed, memberId, prevHash: Buffer.from(previous).toString('hex') })
    statements.push(
      `UPDATE audit_entry SET actor = '${changed.actor}', prev_hash = ${toSql(previous)}, hash = ${toSql(hash)}
        WHERE member_id = ${memberId} AND seq = ${entry.seq}`,
    )
    previous = hash
  }
  await runUnchecked(books, statements)
}
