import type { Transaction } from '@fairground/contract/entities/transaction'
import { decimal } from '#instance/terms.ts'
import type { Movement, MovementKind } from './movements.ts'

/** For whoever has no words of his own for a kind. */
const words: { readonly [K in MovementKind]: string } = {
  deposit: 'Deposit',
  depositReversed: 'Deposit taken back',
  chargeBack: 'Charged back by your bank',
  withdrawal: 'Withdrawal',
  withdrawalCancelled: 'Withdrawal given back',
  play: 'Play',
  win: 'Win',
  refund: 'Refund',
  subscription: 'Paid ahead for next games',
  subscriptionCancelled: 'Paid ahead, given back',
  prize: 'Prize taken as money',
  bonus: 'Bonus',
  gift: 'Gift',
  exchange: 'Exchange',
  adjustment: 'Correction',
}

export const transactionOf = (movement: Movement): Transaction => {
  const { id, at, kind, title, currency, amount, balance, instanceId, orderId } = movement
  return {
    id,
    at: Math.floor(at),
    kind,
    description: (title === null ? words[kind] : `${words[kind]}: ${title}`).slice(0, 144),
    currencyId: currency,
    amount: decimal(amount, currency),
    balanceAfter: decimal(balance, currency),
    gameInstanceId: instanceId,
    orderId,
  }
}
