import type { Types } from '@adyen/api-library'
import type { PaymentSource } from '../payments.ts'
import type { AdyenClient } from './client.ts'
import { accountFor } from './account-for.ts'
import { type AdyenSettings } from '#platform/payment-settings.ts'

type StoredMethod = Types.checkout.StoredPaymentMethodResource

/** Adyen identifies a stored card by the payer and the card id. */
export const readToken = (token: string): { readonly payer: string; readonly id: string } => {
  const [payer = '', id = ''] = token.split('/')
  return { payer, id }
}

export const findStoredCards = async (
  { account }: AdyenSettings,
  { stored }: AdyenClient,
  memberId: number,
  payer: string,
): Promise<readonly StoredMethod[]> => {
  const { storedPaymentMethods } = await stored.getTokensForStoredPaymentDetails(
    payer,
    accountFor(account, memberId),
  )
  return (storedPaymentMethods ?? []).filter(({ type }) => type === 'scheme')
}

/** Withdrawals go only to cards, so other methods are not stored. */
export const toSource = (payer: string, { id, lastFour }: StoredMethod): PaymentSource => ({
  token: `${payer}/${id}`,
  kind: 'card',
  label: `Card ending ${lastFour ?? ''}`,
})
