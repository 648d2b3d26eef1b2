import type { Tx } from '@fairground/database/transaction'
import type { IdentityCheckProvider } from '#providers/identity-checks.ts'
import { createSumsubChecks, type SumsubSettings } from '#providers/sumsub/sumsub.ts'
import { sealPurposes } from '#vault/seal-purposes.ts'
import type { Vault } from '#vault/vault.ts'
import { findCheckProviderRow } from './queries.ts'

type Secrets = Pick<SumsubSettings, 'appToken' | 'secretKey' | 'webhookSecret'>

export const sealCheckSecrets = (vault: Vault, memberId: number, secrets: Secrets): Buffer =>
  vault.seal(memberId, sealPurposes.identityCheck, secrets)

/** The vendor of the operator; undefined if none is set. */
export const findCheckProvider = async (
  tx: Tx,
  vault: Vault,
  memberId: number,
): Promise<IdentityCheckProvider | undefined> => {
  const row = await findCheckProviderRow(tx, memberId)
  if (!row) return undefined
  const secrets = vault.open(memberId, sealPurposes.identityCheck, row.sealedSecrets) as Secrets
  const { levelName, url } = row.settings as Pick<SumsubSettings, 'levelName' | 'url'>
  return createSumsubChecks({ levelName, url, ...secrets })
}

/** Names a verification request at the vendor. */
export const toCheckReference = (memberId: number, requestId: number): string => `v${memberId}-${requestId}`
