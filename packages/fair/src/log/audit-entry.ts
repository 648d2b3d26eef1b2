import { hex } from '../encoding/bytes.ts'
import { canonicalHash } from '../encoding/canonical-json.ts'

/** All that the hash of an entry of the staff audit log covers. Hashes are hexadecimal texts. */
export interface AuditEntryContent {
  readonly memberId: number
  readonly seq: number
  /** Unix milliseconds. */
  readonly at: number
  readonly actor: string
  readonly action: string
  readonly subject: string
  readonly before: unknown
  readonly after: unknown
  readonly reason: string
  /** The hash of the entry before this one. */
  readonly prevHash: string
}

/** What the first entry of a log follows. */
export const firstPrevHash = '00'.repeat(32)

/** The hash of an entry, which the next entry contains. */
export const hashAuditEntry = ({
  memberId,
  seq,
  at,
  actor,
  action,
  subject,
  before,
  after,
  reason,
  prevHash,
}: AuditEntryContent): string =>
  hex(canonicalHash({ memberId, seq, at, actor, action, subject, before, after, reason, prevHash }))
