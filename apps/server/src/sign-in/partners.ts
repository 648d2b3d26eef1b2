import type { Tx } from '@fairground/database/transaction'
import type { Member } from '#operator/members.ts'
import type { ProviderSettings } from '#providers/identity-provider.ts'
import type { Partner } from '#providers/whitelabel.ts'
import type { Vault } from '#vault/vault.ts'
import {
  findIdentityProviderRow,
  findWhitelabelPartnerRow,
  upsertIdentityProvider,
  upsertWhitelabelPartner,
} from './queries/partners.ts'
import { sealPurposes } from '#vault/seal-purposes.ts'

const providerPurpose = sealPurposes.identityProvider
const partnerPurpose = sealPurposes.whitelabelPartner

/** Encrypts the secret with the operator's key. A new provider replaces the old one. */
export const setIdentityProvider = (
  tx: Tx,
  vault: Vault,
  memberId: number,
  { issuer, clientId, secret }: Omit<ProviderSettings, 'redirectUri'>,
): Promise<void> =>
  upsertIdentityProvider(tx, memberId, {
    issuer,
    client_id: clientId,
    sealed_secret: vault.seal(memberId, providerPurpose, secret),
  })

export const findIdentityProvider = async (
  tx: Tx,
  vault: Vault,
  { id, hosts }: Member,
  siteAddress: string,
): Promise<ProviderSettings | undefined> => {
  const row = await findIdentityProviderRow(tx, id)
  return (
    row && {
      issuer: row.issuer,
      clientId: row.client_id,
      secret: vault.open(id, providerPurpose, row.sealed_secret) as string,
      redirectUri: `${siteAddress.replace('{host}', hosts[0] ?? 'localhost')}/`,
    }
  )
}

export const setWhitelabelPartner = (
  tx: Tx,
  vault: Vault,
  memberId: number,
  { endpoint, secret }: Partner,
): Promise<void> =>
  upsertWhitelabelPartner(tx, memberId, {
    endpoint,
    sealed_secret: vault.seal(memberId, partnerPurpose, secret),
  })

export const findWhitelabelPartner = async (
  tx: Tx,
  vault: Vault,
  memberId: number,
): Promise<Partner | undefined> => {
  const row = await findWhitelabelPartnerRow(tx, memberId)
  return (
    row && {
      endpoint: row.endpoint,
      secret: vault.open(memberId, partnerPurpose, row.sealed_secret) as string,
    }
  )
}
