import type { JournalKind } from '#ledger/book/rows.ts'

/** What a journal means for the cash account of a player. A new kind of journal does not compile without its effect. */
export type CashEffect =
  | 'deposits'
  | 'withdrawals'
  | 'stakes'
  | 'refunds'
  | 'prizes'
  | 'bonuses'
  | 'adjustments'
  | 'other'
  | 'none'

const cashEffects: { readonly [Kind in JournalKind]: CashEffect } = {
  deposit: 'deposits',
  'deposit-credit': 'deposits',
  'suspense-match': 'deposits',
  'deposit-reversal': 'deposits',
  'charge-back': 'deposits',
  'withdrawal-hold': 'withdrawals',
  'withdrawal-pay': 'withdrawals',
  'withdrawal-release': 'withdrawals',
  join: 'stakes',
  'join-cancel': 'refunds',
  refund: 'refunds',
  pay: 'prizes',
  'card-prize': 'prizes',
  'prize-claim': 'prizes',
  'bonus-release': 'bonuses',
  'bonus-ball': 'bonuses',
  coupon: 'bonuses',
  adjust: 'adjustments',
  'sub-open': 'other',
  'sub-cancel': 'other',
  'gift-buy': 'other',
  'gift-open': 'other',
  'gift-return': 'other',
  exchange: 'other',
  'sub-skip': 'none',
  'deposit-order': 'none',
  'deposit-suspense': 'none',
  'suspense-return': 'none',
  'fund-jackpot': 'none',
  'fund-reserve': 'none',
  'bonus-grant': 'none',
  'bonus-expire': 'none',
  'close-books': 'none',
  'set-limit': 'none',
  'deck-open': 'none',
  'deck-end': 'none',
}

export const findKinds = (effect: CashEffect): readonly JournalKind[] =>
  (Object.keys(cashEffects) as JournalKind[]).filter(kind => cashEffects[kind] === effect)
