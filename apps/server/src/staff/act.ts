import type { Database } from '@fairground/database/connect'
import { inMember, type Tx } from '@fairground/database/transaction'
import type { DocumentStore } from '#platform/document-store.ts'
import type { Jobs } from '#jobs/jobs.ts'
import type { LaneClient } from '#ledger/lane/lane-client.ts'
import type { Member } from '#operator/members.ts'
import { platformId } from '@fairground/contract/operator/roles'
import type { Vault } from '#vault/vault.ts'
import { appendAuditEntry } from './audit-log.ts'
import type { StaffAction } from './live/action-topics.ts'

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

export interface ActionResult<T> {
  readonly subject: string
  readonly before?: unknown
  readonly after?: unknown
  readonly result: T
}

const run = <T>(
  db: Database,
  memberId: number,
  { actor, reason }: Pick<Acting, 'actor' | 'reason'>,
  action: StaffAction,
  work: (tx: Tx) => Promise<ActionResult<T>>,
): Promise<T> =>
  inMember(db, memberId, async tx => {
    const { subject, before = null, after = null, result } = await work(tx)
    await appendAuditEntry(tx, memberId, { actor, action, subject, before, after, reason })
    return result
  })

/** Every staff action runs here: the work and its audit entry are one transaction. */
export const act = <T>(
  { db }: Pick<StaffDeps, 'db'>,
  acting: Acting,
  action: StaffAction,
  work: (tx: Tx) => Promise<ActionResult<T>>,
): Promise<T> => run(db, acting.member.id, acting, action, work)

/** The same for an action that concerns no single operator. The platform has its own audit log. */
export const actOnPlatform = <T>(
  { db }: Pick<StaffDeps, 'db'>,
  by: Pick<Acting, 'actor' | 'reason'>,
  action: StaffAction,
  work: (tx: Tx) => Promise<ActionResult<T>>,
): Promise<T> => run(db, platformId, by, action, work)
