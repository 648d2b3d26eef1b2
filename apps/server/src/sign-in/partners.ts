import type { Tx } from '@fairground/database/transaction'
import type { Member } from '#member/members.ts'
import type { ProviderSettings } from '#providers/identity-provider.ts'
import type { Partner } from '#providers/whitelabel.ts'
import type { Vault } from '#vault/vault.ts'

const providerPurpose = 'identity-provider'
const partnerPurpose = 'whitelabel-partner'

/** The secret is sealed with the operator's key. A new one replaces the old. */
export const setIdentityProvider = async (
  tx: Tx,
  vault: Vault,
  memberId: number,
  { issuer, clientId, secret }: Omit<ProviderSettings, 'redirectUri'>,
): Promise<void> => {
  const values = { issuer, client_id: clientId, sealed_secret: vault.seal(memberId, providerPurpose, secret) }
  await tx
    .insertInto('identity_provider')
    .values({ member_id: memberId, ...values })
    .onConflict(conflict => conflict.column('member_id').doUpdateSet(values))
    .execute()
}

export const identityProviderOf = async (
  tx: Tx,
  vault: Vault,
  { id, hosts }: Member,
  siteAddress: string,
): Promise<ProviderSettings | undefined> => {
  const row = await tx
    .selectFrom('identity_provider')
    .selectAll()
    .where('member_id', '=', id)
    .executeTakeFirst()
  return (
    row && {
      issuer: row.issuer,
      clientId: row.client_id,
      secret: vault.open(id, providerPurpose, row.sealed_secret) as string,
      redirectUri: `${siteAddress.replace('{host}', hosts[0] ?? 'localhost')}/`,
    }
  )
}

export const setWhitelabelPartner = async (
  tx: Tx,
  vault: Vault,
  memberId: number,
  { endpoint, secret }: Partner,
): Promise<void> => {
  const values = { endpoint, sealed_secret: vault.seal(memberId, partnerPurpose, secret) }
  await tx
    .insertInto('whitelabel_partner')
    .values({ member_id: memberId, ...values })
    .onConflict(conflict => conflict.column('member_id').doUpdateSet(values))
    .execute()
}

export const whitelabelPartnerOf = async (
  tx: Tx,
  vault: Vault,
  memberId: number,
): Promise<Partner | undefined> => {
  const row = await tx
    .selectFrom('whitelabel_partner')
    .selectAll()
    .where('member_id', '=', memberId)
    .executeTakeFirst()
  return (
    row && {
      endpoint: row.endpoint,
      secret: vault.open(memberId, partnerPurpose, row.sealed_secret) as string,
    }
  )
}
