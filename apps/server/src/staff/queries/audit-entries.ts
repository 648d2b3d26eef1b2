import { timestamp, type Tx } from '@fairground/database/transaction'
import { sql } from 'kysely'

/** Serialises writers of one operator, so that no two entries follow the same entry. */
export const lockAuditLog = async (tx: Tx, memberId: number): Promise<void> => {
  await sql`SELECT pg_advisory_xact_lock(hashtext('audit_entry'), ${memberId})`.execute(tx)
}

export const findLastEntry = (tx: Tx, memberId: number) =>
  tx
    .selectFrom('audit_entry')
    .select(['seq', 'hash'])
    .where('member_id', '=', memberId)
    .orderBy('seq', 'desc')
    .limit(1)
    .executeTakeFirst()

interface NewEntry {
  readonly memberId: number
  readonly seq: number
  readonly at: number
  readonly actor: string
  readonly action: string
  readonly subject: string
  readonly before: unknown
  readonly after: unknown
  readonly reason: string
  readonly prevHash: Uint8Array
}

export const insertEntry = async (tx: Tx, entry: NewEntry, hash: Buffer): Promise<void> => {
  await tx
    .insertInto('audit_entry')
    .values({
      member_id: entry.memberId,
      seq: entry.seq,
      at: timestamp(entry.at),
      actor: entry.actor,
      action: entry.action,
      subject: entry.subject,
      before: JSON.stringify(entry.before),
      after: JSON.stringify(entry.after),
      reason: entry.reason,
      prev_hash: Buffer.from(entry.prevHash),
      hash,
    })
    .execute()
}

export type AuditEntryRow = Awaited<ReturnType<typeof readEntriesAfter>>[number]

export const readEntriesAfter = (tx: Tx, memberId: number, seq: number, limit: number) =>
  tx
    .selectFrom('audit_entry')
    .selectAll()
    .where('member_id', '=', memberId)
    .where('seq', '>', seq)
    .orderBy('seq')
    .limit(limit)
    .execute()

/** Returns the state before the last entry of this action on the subject. */
export const findBeforeOfLast = async (
  tx: Tx,
  memberId: number,
  subject: string,
  action: string,
): Promise<unknown> => {
  const entry = await tx
    .selectFrom('audit_entry')
    .select('before')
    .where('member_id', '=', memberId)
    .where('subject', '=', subject)
    .where('action', '=', action)
    .orderBy('seq', 'desc')
    .limit(1)
    .executeTakeFirst()
  return entry?.before
}

export interface EntryFilters {
  readonly actor?: string | undefined
  readonly action?: string | undefined
  /** A text that ends with / stands for every subject that begins with it. */
  readonly subject?: string | undefined
  readonly from?: number | undefined
  readonly to?: number | undefined
  /** Actions that are left out. */
  readonly without?: readonly string[]
}

/** Entries before a number, the newest first. */
export const readEntriesBefore = (
  tx: Tx,
  memberId: number,
  before: number,
  limit: number,
  { actor, action, subject, from, to, without = [] }: EntryFilters = {},
) =>
  tx
    .selectFrom('audit_entry')
    .selectAll()
    .where('member_id', '=', memberId)
    .where('seq', '<', before)
    .$if(actor !== undefined, query => query.where('actor', '=', actor!))
    .$if(action !== undefined, query => query.where('action', '=', action!))
    .$if(subject !== undefined, query =>
      subject!.endsWith('/')
        ? query.where(sql<boolean>`starts_with(subject, ${subject})`)
        : query.where('subject', '=', subject!),
    )
    .$if(without.length > 0, query => query.where('action', 'not in', without))
    .$if(from !== undefined, query => query.where('at', '>=', timestamp(from!)))
    .$if(to !== undefined, query => query.where('at', '<', timestamp(to!)))
    .orderBy('seq', 'desc')
    .limit(limit)
    .execute()
