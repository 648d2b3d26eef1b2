import { canonicalHash } from '@fairground/fair/canonical-json'
import { databaseNow, timestamp, type Tx } from '@fairground/database/transaction'
import { sql } from 'kysely'

/** What somebody of the operator's did. `before` and `after` hold states and numbers, never what identifies a person. */
export interface Deed {
  readonly actor: string
  readonly action: string
  readonly subject: string
  readonly before: unknown
  readonly after: unknown
  readonly reason: string
}

interface Link extends Deed {
  readonly memberId: number
  readonly seq: number
  readonly at: number
  readonly prevHash: Uint8Array
}

const beginning = Buffer.alloc(32)

const hashOf = ({ prevHash, ...said }: Link): Buffer =>
  Buffer.from(canonicalHash({ ...said, prevHash: Buffer.from(prevHash).toString('hex') }))

/** In the transaction of the deed itself: neither stands without the other. */
export const writeDeed = async (tx: Tx, memberId: number, deed: Deed): Promise<void> => {
  // One after the other, so that no two follow the same entry.
  await sql`SELECT pg_advisory_xact_lock(hashtext('audit_entry'), ${memberId})`.execute(tx)
  const last = await tx
    .selectFrom('audit_entry')
    .select(['seq', 'hash'])
    .where('member_id', '=', memberId)
    .orderBy('seq', 'desc')
    .limit(1)
    .executeTakeFirst()
  const seq = (last?.seq ?? 0) + 1
  const at = await databaseNow(tx)
  const link: Link = { ...deed, memberId, seq, at, prevHash: last?.hash ?? beginning }
  await tx
    .insertInto('audit_entry')
    .values({
      member_id: memberId,
      seq,
      at: timestamp(at),
      actor: deed.actor,
      action: deed.action,
      subject: deed.subject,
      before: JSON.stringify(deed.before),
      after: JSON.stringify(deed.after),
      reason: deed.reason,
      prev_hash: Buffer.from(link.prevHash),
      hash: hashOf(link),
    })
    .execute()
}

export interface VerifiedLog {
  readonly entries: number
  /** Of the last entry. Whoever keeps it elsewhere sees later whether entries were cut off the end. */
  readonly head: string
  readonly broken?: { readonly seq: number; readonly why: string }
}

const atOnce = 1000

/** Recomputes the whole chain and names the first link that does not hold. */
export const verifyLog = async (tx: Tx, memberId: number): Promise<VerifiedLog> => {
  let last = { seq: 0, hash: beginning as Uint8Array }
  const head = () => Buffer.from(last.hash).toString('hex')
  while (true) {
    const rows = await readAfter(tx, memberId, last.seq)
    for (const row of rows) {
      const why = faultIn(row, memberId, last)
      if (why) return { entries: last.seq, head: head(), broken: { seq: row.seq, why } }
      last = row
    }
    if (rows.length < atOnce) return { entries: last.seq, head: head() }
  }
}

const readAfter = (tx: Tx, memberId: number, seq: number) =>
  tx
    .selectFrom('audit_entry')
    .selectAll()
    .where('member_id', '=', memberId)
    .where('seq', '>', seq)
    .orderBy('seq')
    .limit(atOnce)
    .execute()

type Row = Awaited<ReturnType<typeof readAfter>>[number]

const faultIn = (
  row: Row,
  memberId: number,
  last: { readonly seq: number; readonly hash: Uint8Array },
): string | undefined => {
  const { seq, at, actor, action, subject, before, after, reason, prev_hash: prevHash } = row
  if (seq !== last.seq + 1) return `entry ${last.seq + 1} is missing`
  if (!prevHash.equals(last.hash)) return `it does not follow entry ${last.seq}`
  const hash = hashOf({ memberId, seq, at, actor, action, subject, before, after, reason, prevHash })
  return row.hash.equals(hash) ? undefined : 'it was altered'
}
