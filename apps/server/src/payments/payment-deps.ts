import type { Database } from '@fairground/database/connect'
import type { Jobs } from '#jobs/jobs.ts'
import type { LaneClient } from '#ledger/lane/lane-client.ts'
import type { Log } from '#platform/log.ts'
import type { Member } from '#operator/members.ts'
import type { PaymentProvider, PaymentProviders } from '#providers/payments.ts'
import type { Vault } from '#vault/vault.ts'

/** The dependencies of code that applies a provider's status, in the gateway and in the worker. */
export interface PaymentDeps {
  readonly db: Database
  readonly lane: LaneClient
  readonly vault: Vault
  readonly jobs: Jobs
  readonly log: Log
  readonly providers: PaymentProviders
  readonly member: Member
}

/** The provider that is responsible for an order. Throws if the operator has no access to it any more. */
export const requireProvider = async (
  { providers, member }: Pick<PaymentDeps, 'providers' | 'member'>,
  name: string,
): Promise<PaymentProvider> => {
  const provider = await providers.findNamed(member.id, name)
  if (!provider) throw new Error(`operator ${member.id} has no payment provider ${name}`)
  return provider
}
