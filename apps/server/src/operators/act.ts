import type { Database } from '@fairground/database/connect'
import { inMember, type Tx } from '@fairground/database/transaction'
import type { DocumentStore } from '#documents/document-store.ts'
import type { Jobs } from '#jobs/jobs.ts'
import type { LaneClient } from '#ledger/lane-client.ts'
import type { Member } from '#member/members.ts'
import type { Vault } from '#vault/vault.ts'
import { writeDeed } from './audit-log.ts'

export interface OperatorParts {
  readonly db: Database
  readonly vault: Vault
  readonly jobs: Jobs
  readonly lane: LaneClient
  readonly documents: DocumentStore
}

/** Who does something, for which operator, and why. */
export interface Acting {
  readonly member: Member
  readonly actor: string
  readonly reason: string
}

/** Why something was not done. Nothing is changed then, and nothing logged. */
export class NotDone extends Error {
  override name = 'NotDone'
}

interface Done<T> {
  readonly subject: string
  readonly before?: unknown
  readonly after?: unknown
  readonly result: T
}

/** The one way anything is done for an operator: the work and its entry in the log are one transaction. */
export const act = <T>(
  { db }: OperatorParts,
  { member, actor, reason }: Acting,
  action: string,
  work: (tx: Tx) => Promise<Done<T>>,
): Promise<T> =>
  inMember(db, member.id, async tx => {
    const { subject, before = null, after = null, result } = await work(tx)
    await writeDeed(tx, member.id, { actor, action, subject, before, after, reason })
    return result
  })
