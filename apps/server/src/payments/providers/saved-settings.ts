import type { OperatorInput } from '@fairground/contract/operator/operator-operations'
import type { PaymentSettings } from '#platform/payment-settings.ts'
import { sealPurposes } from '#vault/seal-purposes.ts'
import type { Vault } from '#vault/vault.ts'
import type { NewProvider, ProviderRow } from './queries.ts'

export type ProviderInput = OperatorInput<'savePaymentProvider'>['provider']

/** Splits the access into settings that staff may read and secrets that are never shown. */
export const toNewProvider = (vault: Vault, memberId: number, input: ProviderInput): NewProvider => {
  const { secrets, kind, account, ...settings } = input
  return {
    kind,
    account,
    settings,
    sealedSecrets: vault.seal(memberId, sealPurposes.paymentProvider, secrets),
  }
}

export const toPaymentSettings = (
  vault: Vault,
  memberId: number,
  { kind, account, settings, sealedSecrets }: Omit<ProviderRow, 'id' | 'name' | 'status' | 'createdAt'>,
): PaymentSettings => {
  const secrets = vault.open(memberId, sealPurposes.paymentProvider, sealedSecrets) as object
  const input = { kind, account, ...(settings as object), secrets } as ProviderInput
  switch (input.kind) {
    case 'adyen':
      return {
        provider: 'adyen',
        ...input.secrets,
        account: input.account,
        balanceAccount: input.balanceAccount,
        livePrefix: input.livePrefix,
        url: input.url,
      }
    case 'stripe':
      return { provider: 'stripe', ...input.secrets, account: input.account, url: input.url }
    case 'sandbox':
      return { provider: 'sandbox', url: input.url, ...input.secrets }
  }
}
