import type { Database } from '@fairground/database/connect'
import type { PaymentSettings } from '#providers/payment-settings.ts'
import { createSandboxPayments } from '#providers/payments-sandbox.ts'
import type { PaymentProvider, PaymentStatements } from '#providers/payments.ts'
import type { Vault } from '#vault/vault.ts'
import { createTold } from './told.ts'

interface ProviderParts {
  readonly db: Database
  readonly vault: Vault
}

/** The provider that the settings name. */
export const createProvider = async (
  settings: PaymentSettings,
  { db, vault }: ProviderParts,
): Promise<PaymentProvider> => {
  switch (settings.provider) {
    case 'sandbox':
      return createSandboxPayments(settings)
    case 'adyen': {
      // Its library is large, and loaded only where it is used.
      const { createAdyenPayments } = await import('#providers/payments-adyen.ts')
      return createAdyenPayments(settings, createTold(db, vault, settings.provider))
    }
  }
}

/** Only what has moved there, which needs nothing of ours. */
export const createStatements = async (settings: PaymentSettings): Promise<PaymentStatements> => {
  switch (settings.provider) {
    case 'sandbox':
      return createSandboxPayments(settings)
    case 'adyen': {
      const { createAdyenStatements } = await import('#providers/adyen/statements.ts')
      return createAdyenStatements(settings)
    }
  }
}
