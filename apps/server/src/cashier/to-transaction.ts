import type { Transaction } from '@fairground/contract/entities/money/transaction'
import { decimal } from '#platform/money.ts'
import type { MovementKind } from './movement-kinds.ts'
import type { Movement } from './queries/movements.ts'

/** Default descriptions for clients without their own text for a kind. */
const descriptions: { readonly [K in MovementKind]: string } = {
  deposit: 'Deposit',
  depositReversed: 'Deposit reversed',
  chargeBack: 'Chargeback from your bank',
  withdrawal: 'Withdrawal',
  withdrawalCancelled: 'Withdrawal returned',
  play: 'Play',
  win: 'Win',
  refund: 'Refund',
  subscription: 'Paid in advance for next games',
  subscriptionCancelled: 'Advance payment returned',
  prize: 'Prize taken as cash',
  bonus: 'Bonus',
  gift: 'Gift',
  exchange: 'Currency exchange',
  adjustment: 'Correction',
}

export const toTransaction = (movement: Movement): Transaction => {
  const { id, at, kind, title, currency, amount, balance, instanceId, orderId } = movement
  return {
    id,
    at: Math.floor(at),
    kind,
    description: (title === null ? descriptions[kind] : `${descriptions[kind]}: ${title}`).slice(0, 144),
    currencyId: currency,
    amount: decimal(amount, currency),
    balanceAfter: decimal(balance, currency),
    gameInstanceId: instanceId,
    orderId,
  }
}
