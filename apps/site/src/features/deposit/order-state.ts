import type { DepositOrder } from '@fairground/contract/entities/payment'

/**
 * paying: the provider's page waits for the player. waiting: paid there, and the money has not come yet.
 * done and declined are the ends.
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
