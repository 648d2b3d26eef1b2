import type { Database } from '@fairground/database/connect'
import type { PaymentSettings } from '#platform/payment-settings.ts'
import { createSandboxPayments } from '#providers/payments-sandbox.ts'
import { createStripePayments } from '#providers/payments-stripe.ts'
import { createStripeStatements } from '#providers/stripe/statements.ts'
import type { PaymentProvider, PaymentStatements } from '#providers/payments.ts'
import type { Vault } from '#vault/vault.ts'
import { createWebhookStore } from './webhooks/webhook-store.ts'

interface ProviderDeps {
  readonly db: Database
  readonly vault: Vault
}

export const createProvider = async (
  settings: PaymentSettings,
  { db, vault }: ProviderDeps,
  name: string = settings.provider,
): Promise<PaymentProvider> => {
  switch (settings.provider) {
    case 'sandbox':
      return createSandboxPayments(settings, name)
    case 'stripe':
      return createStripePayments(settings, createWebhookStore(db, vault, name), name)
    case 'adyen': {
      // The library is large, so only installations that use Adyen load it.
      const { createAdyenPayments } = await import('#providers/payments-adyen.ts')
      return createAdyenPayments(settings, createWebhookStore(db, vault, name), name)
    }
  }
}

/** The statements alone, which need neither database nor vault. */
export const createStatements = async (settings: PaymentSettings): Promise<PaymentStatements> => {
  switch (settings.provider) {
    case 'sandbox':
      return createSandboxPayments(settings)
    case 'stripe':
      return createStripeStatements(settings)
    case 'adyen': {
      const { createAdyenStatements } = await import('#providers/adyen/statements.ts')
      return createAdyenStatements(settings)
    }
  }
}
