import type { DepositOrder } from '@fairground/contract/entities/money/payment'

/**
 * paying: the player must complete the provider's page. waiting: the player has paid, the money has not arrived.
 * done and declined are final.
 */
export type OrderState = 'paying' | 'waiting' | 'done' | 'declined'

export const orderState = ({
  status,
  redirectUrl,
}: Pick<DepositOrder, 'status' | 'redirectUrl'>): OrderState => {
  if (status === 'completed') return 'done'
  if (status === 'failed') return 'declined'
  return redirectUrl === null ? 'waiting' : 'paying'
}
