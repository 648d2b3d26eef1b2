import type { Database } from '@fairground/database/connect'
import { inMember } from '@fairground/database/transaction'
import type { PaymentSettings } from '#platform/payment-settings.ts'
import type { PaymentStatements } from '#providers/payments.ts'
import type { Vault } from '#vault/vault.ts'
import { createStatements } from '../create-provider.ts'
import { listUsedProviders } from './queries.ts'
import { toPaymentSettings } from './saved-settings.ts'

interface StatementsDeps {
  readonly db: Database
  /** Called only for an operator with an own provider. */
  readonly getVault: () => Vault
  /** The provider of the installation. */
  readonly settings: PaymentSettings | undefined
}

/** The statements of every provider that may hold payments of the operator. */
export const createAllStatements = async (
  { db, getVault, settings }: StatementsDeps,
  memberId: number,
): Promise<readonly PaymentStatements[]> => {
  const rows = await inMember(db, memberId, tx => listUsedProviders(tx, memberId))
  const own = rows.map(row => toPaymentSettings(getVault(), memberId, row))
  return Promise.all((settings ? [settings, ...own] : own).map(createStatements))
}
