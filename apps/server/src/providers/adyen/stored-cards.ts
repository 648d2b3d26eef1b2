import type { Types } from '@adyen/api-library'
import type { PaymentSource } from '../payments.ts'
import type { AdyenClient } from './client.ts'
import { accountOf, type AdyenSettings } from './settings.ts'

type StoredMethod = Types.checkout.StoredPaymentMethodResource

/** Adyen knows a card only together with whose it is. */
export const readToken = (token: string): { readonly payer: string; readonly id: string } => {
  const [payer = '', id = ''] = token.split('/')
  return { payer, id }
}

export const cardsOf = async (
  { account }: AdyenSettings,
  { stored }: AdyenClient,
  memberId: number,
  payer: string,
): Promise<readonly StoredMethod[]> => {
  const { storedPaymentMethods } = await stored.getTokensForStoredPaymentDetails(
    payer,
    accountOf(account, memberId),
  )
  return (storedPaymentMethods ?? []).filter(({ type }) => type === 'scheme')
}

/** Only cards can be paid to, so nothing else is kept. */
export const sourceOf = (payer: string, { id, lastFour }: StoredMethod): PaymentSource => ({
  token: `${payer}/${id}`,
  kind: 'card',
  label: `Card ending ${lastFour ?? ''}`,
})
