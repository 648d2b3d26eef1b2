import type { IconName } from '@fairground/ui/icons/icon.tsx'

interface JournalWord {
  readonly title: string
  readonly icon: IconName
  readonly tone?: 'good' | 'warn' | 'bad'
}

/** Journals of a player in words, by their kind in the ledger. */
const journalWords: Readonly<Record<string, JournalWord>> = {
  'join-cancel': { title: 'Purchase cancelled', icon: 'repeat' },
  pay: { title: 'Prize paid', icon: 'trophy', tone: 'good' },
  refund: { title: 'Stake refunded', icon: 'repeat' },
  deposit: { title: 'Deposit', icon: 'wallet' },
  'deposit-order': { title: 'Deposit begun', icon: 'wallet' },
  'deposit-credit': { title: 'Deposit credited', icon: 'wallet' },
  'deposit-suspense': { title: 'Deposit in suspense', icon: 'warning', tone: 'warn' },
  'deposit-reversal': { title: 'Deposit reversed', icon: 'repeat', tone: 'bad' },
  'suspense-match': { title: 'Money in suspense matched', icon: 'wallet' },
  'suspense-return': { title: 'Money in suspense returned', icon: 'wallet' },
  'charge-back': { title: 'Charge back', icon: 'warning', tone: 'bad' },
  'withdrawal-hold': { title: 'Withdrawal asked for', icon: 'arrow-up' },
  'withdrawal-pay': { title: 'Withdrawal paid', icon: 'arrow-up' },
  'withdrawal-release': { title: 'Withdrawal given back', icon: 'repeat' },
  'sub-open': { title: 'Subscription begun', icon: 'calendar' },
  'sub-skip': { title: 'Subscription skipped', icon: 'calendar' },
  'sub-cancel': { title: 'Subscription ended', icon: 'calendar' },
  adjust: { title: 'Balance adjusted by staff', icon: 'users', tone: 'warn' },
  'gift-buy': { title: 'Gift bought', icon: 'gift' },
  'gift-open': { title: 'Gift opened', icon: 'gift' },
  'gift-return': { title: 'Gift returned', icon: 'gift' },
  'bonus-grant': { title: 'Bonus given', icon: 'star' },
  'bonus-release': { title: 'Bonus released to cash', icon: 'star', tone: 'good' },
  'bonus-expire': { title: 'Bonus expired', icon: 'star' },
  'bonus-ball': { title: 'Bonus ball', icon: 'star' },
  coupon: { title: 'Coupon used', icon: 'tag' },
  'set-limit': { title: 'Limit changed', icon: 'lock' },
  'card-prize': { title: 'Prize of a card', icon: 'trophy', tone: 'good' },
  'prize-claim': { title: 'Prize claimed', icon: 'trophy', tone: 'good' },
  exchange: { title: 'Money exchanged', icon: 'repeat' },
}

export const describeJournal = (kind: string): JournalWord =>
  journalWords[kind] ?? { title: kind.replaceAll('-', ' '), icon: 'document' }

/** Payments and limits have entries of their own in the timeline. */
const shownElsewhere = /^(deposit-.*|withdrawal-.*|set-limit|join)$/

export const isShownAsJournal = (kind: string): boolean => !shownElsewhere.test(kind)
