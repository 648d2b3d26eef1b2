import type { Database } from '@fairground/database/connect'
import { inMember } from '@fairground/database/transaction'
import type { PaymentSettings } from '#platform/payment-settings.ts'
import type { PaymentProvider, PaymentProviders } from '#providers/payments.ts'
import type { Vault } from '#vault/vault.ts'
import { createProvider } from '../create-provider.ts'
import { findCurrentProvider, findNamedProvider, listUsedProviders, type ProviderRow } from './queries.ts'
import { toPaymentSettings } from './saved-settings.ts'

export interface ProvidersDeps {
  readonly db: Database
  readonly vault: Vault
  /** The provider of the installation, for operators without an own one. */
  readonly settings: PaymentSettings | undefined
}

/** Finds the payment providers of operators. Rows never change, so a provider is created once per row. */
export const createPaymentProviders = async ({
  db,
  vault,
  settings,
}: ProvidersDeps): Promise<PaymentProviders> => {
  const common = settings && (await createProvider(settings, { db, vault }))
  const created = new Map<string, Promise<PaymentProvider>>()
  const open = (memberId: number, row: ProviderRow): Promise<PaymentProvider> => {
    const key = `${memberId}/${row.id}`
    const known =
      created.get(key) ?? createProvider(toPaymentSettings(vault, memberId, row), { db, vault }, row.name)
    created.set(key, known)
    return known
  }
  return {
    async findCurrent(memberId) {
      const row = await inMember(db, memberId, tx => findCurrentProvider(tx, memberId))
      return row ? open(memberId, row) : common
    },
    async findNamed(memberId, name) {
      if (name === common?.name) return common
      const row = await inMember(db, memberId, tx => findNamedProvider(tx, memberId, name))
      return row && open(memberId, row)
    },
    async findAll(memberId) {
      const rows = await inMember(db, memberId, tx => listUsedProviders(tx, memberId))
      const own = await Promise.all(rows.map(row => open(memberId, row)))
      return common ? [common, ...own] : own
    },
  }
}
