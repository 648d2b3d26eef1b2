import type { Transaction } from '@fairground/contract/entities/money/transaction'
import type { JournalKind } from '#ledger/book/rows.ts'

export type MovementKind = Transaction['kind']

/** How a player sees each kind of journal; null when it does not move their cash. A new kind must be listed to compile. */
export const movementKinds: { readonly [K in JournalKind]: MovementKind | null } = {
  join: 'play',
  'join-cancel': 'refund',
  pay: 'win',
  'close-books': null,
  refund: 'refund',
  deposit: 'deposit',
  'fund-jackpot': null,
  'fund-reserve': null,
  'bonus-grant': null,
  'bonus-release': 'bonus',
  'bonus-expire': null,
  'bonus-ball': 'bonus',
  coupon: 'bonus',
  'set-limit': null,
  'deposit-order': null,
  'deposit-credit': 'deposit',
  'deposit-suspense': null,
  'suspense-match': 'deposit',
  'suspense-return': null,
  'deposit-reversal': 'depositReversed',
  'charge-back': 'chargeBack',
  'withdrawal-hold': 'withdrawal',
  'withdrawal-pay': null,
  'withdrawal-release': 'withdrawalCancelled',
  'sub-open': 'subscription',
  'sub-skip': null,
  'sub-cancel': 'subscriptionCancelled',
  adjust: 'adjustment',
  'gift-buy': 'gift',
  'gift-open': null,
  'gift-return': 'gift',
  'deck-open': null,
  'card-prize': 'win',
  'deck-end': null,
  'prize-claim': 'prize',
  exchange: 'exchange',
}
