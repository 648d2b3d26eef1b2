import type { DB } from '@fairground/database/rows'
import type { Tx } from '@fairground/database/transaction'
import type { Selectable } from 'kysely'

type ProviderValues = Omit<Selectable<DB['identity_provider']>, 'member_id'>

export const upsertIdentityProvider = async (
  tx: Tx,
  memberId: number,
  values: ProviderValues,
): Promise<void> => {
  await tx
    .insertInto('identity_provider')
    .values({ member_id: memberId, ...values })
    .onConflict(conflict => conflict.column('member_id').doUpdateSet(values))
    .execute()
}

export const findIdentityProviderRow = (tx: Tx, memberId: number) =>
  tx.selectFrom('identity_provider').selectAll().where('member_id', '=', memberId).executeTakeFirst()

type PartnerValues = Omit<Selectable<DB['whitelabel_partner']>, 'member_id'>

export const upsertWhitelabelPartner = async (
  tx: Tx,
  memberId: number,
  values: PartnerValues,
): Promise<void> => {
  await tx
    .insertInto('whitelabel_partner')
    .values({ member_id: memberId, ...values })
    .onConflict(conflict => conflict.column('member_id').doUpdateSet(values))
    .execute()
}

export const findWhitelabelPartnerRow = (tx: Tx, memberId: number) =>
  tx.selectFrom('whitelabel_partner').selectAll().where('member_id', '=', memberId).executeTakeFirst()
