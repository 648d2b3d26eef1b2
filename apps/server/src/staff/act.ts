import type { Database } from '@fairground/database/connect'
import { inMember, type Tx } from '@fairground/database/transaction'
import type { DocumentStore } from '#platform/document-store.ts'
import type { Jobs } from '#jobs/jobs.ts'
import type { LaneClient } from '#ledger/lane/lane-client.ts'
import type { Member } from '#operator/members.ts'
import type { Vault } from '#vault/vault.ts'
import { appendAuditEntry } from './audit-log.ts'

export interface StaffDeps {
  readonly db: Database
  readonly vault: Vault
  readonly jobs: Jobs
  readonly lane: LaneClient
  readonly documents: DocumentStore
  /** The public address of the sites, for links in mails. */
  readonly siteAddress: string
}

/** Who acts, for which operator, and why. */
export interface Acting {
  readonly member: Member
  readonly actor: string
  readonly reason: string
}

/** A refused command changes nothing and writes no audit entry. */
export class CommandRefused extends Error {
  override name = 'CommandRefused'
}

interface ActionResult<T> {
  readonly subject: string
  readonly before?: unknown
  readonly after?: unknown
  readonly result: T
}

/** Every staff action runs here: the work and its audit entry are one transaction. */
export const act = <T>(
  { db }: StaffDeps,
  { member, actor, reason }: Acting,
  action: string,
  work: (tx: Tx) => Promise<ActionResult<T>>,
): Promise<T> =>
  inMember(db, member.id, async tx => {
    const { subject, before = null, after = null, result } = await work(tx)
    await appendAuditEntry(tx, member.id, { actor, action, subject, before, after, reason })
    return result
  })
