/** The kinds of accounts in words. The contract leaves their names open, so an unknown one is shown as it is. */
const accounts: Readonly<Record<string, string>> = {
  'player:cash': 'Balance of a player',
  'player:bonus': 'Bonus of a player',
  'player:subs': 'Subscriptions of a player',
  'player:gift': 'Gifts of a player',
  'player:debt': 'Debt of a player',
  'player:prize': 'Prizes of a player',
  'game:escrow': 'Stakes of a draw',
  'gift:escrow': 'Gifts not opened',
  jackpot: 'Jackpot',
  reserve: 'Reserve for prizes',
  'house:fee': 'Fees',
  'house:revenue': 'Revenue',
  'house:promo': 'Promotions',
  'house:adjustment': 'Adjustments',
  'house:exchange': 'Exchange',
  'house:items': 'Item prizes',
  clearing: 'At the payment provider',
  suspense: 'Suspense',
}

export const accountKinds: readonly string[] = Object.keys(accounts)
export const accountWords = (kind: string): string => accounts[kind] ?? kind

/** Writes the kinds of accounts in a sentence of the server in words. */
export const describeAccounts = (text: string): string =>
  text.replaceAll(/[a-z]+:[a-z]+|\b(?:jackpot|clearing|suspense|reserve)\b/g, kind =>
    accountWords(kind).toLowerCase(),
  )

const journals: Readonly<Record<string, string>> = {
  join: 'Purchase',
  'join-cancel': 'Purchase cancelled',
  pay: 'Prizes paid',
  'close-books': 'Draw closed',
  refund: 'Stakes refunded',
  deposit: 'Deposit',
  'fund-jackpot': 'Jackpot funded',
  'fund-reserve': 'Reserve funded',
  'bonus-grant': 'Bonus given',
  'bonus-release': 'Bonus released',
  'bonus-expire': 'Bonus expired',
  coupon: 'Coupon',
  'set-limit': 'Limit set',
  'deposit-order': 'Deposit ordered',
  'deposit-credit': 'Deposit received',
  'deposit-suspense': 'Deposit into suspense',
  'deposit-reversal': 'Deposit taken back',
  'charge-back': 'Charge-back',
  'withdrawal-hold': 'Withdrawal requested',
  'withdrawal-pay': 'Withdrawal paid',
  'withdrawal-release': 'Withdrawal given back',
  'sub-open': 'Subscription',
  'sub-skip': 'Subscription skipped',
  'sub-cancel': 'Subscription cancelled',
  adjust: 'Adjustment',
  'suspense-match': 'Suspense matched to a player',
  'suspense-return': 'Suspense returned',
  'bonus-ball': 'Bonus ball',
  'deck-open': 'Deck opened',
  'card-prize': 'Prize of a card',
  'deck-end': 'Deck ended',
  'prize-claim': 'Prize collected',
  exchange: 'Exchange',
  'gift-buy': 'Gift bought',
  'gift-open': 'Gift opened',
  'gift-return': 'Gift returned',
}

const toWords = (kind: string): string => {
  const text = kind.replaceAll('-', ' ')
  return text.charAt(0).toUpperCase() + text.slice(1)
}

/** The kind of a journal in words. */
export const journalWords = (kind: string): string => journals[kind] ?? toWords(kind)
