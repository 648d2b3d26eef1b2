import type { Jobs } from '#jobs/jobs.ts'
import type { Member } from '#operator/members.ts'
import type { Vault } from '#vault/vault.ts'

/** What writing notifications of an operator needs. */
export interface NotificationDeps {
  readonly member: Member
  readonly vault: Vault
  readonly jobs: Jobs
  /** Public URL of a site. `{host}` stands for the operator's host. */
  readonly siteAddress: string
}
