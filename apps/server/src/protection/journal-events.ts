import type { PlayEvent } from '@fairground/rules/protection/play-event'
import type { JournalKind } from '#ledger/book/rows.ts'

/** What a journal means for the protection of the player. Closed map: null for journals that say nothing about play. */
const journalEvents: { readonly [K in JournalKind]: PlayEvent['kind'] | null } = {
  join: 'stake',
  'gift-buy': 'stake',
  'sub-open': 'stake',
  'join-cancel': 'stakeReturned',
  refund: 'stakeReturned',
  'gift-return': 'stakeReturned',
  'sub-skip': 'stakeReturned',
  'sub-cancel': 'stakeReturned',
  pay: 'win',
  'card-prize': 'win',
  'prize-claim': 'win',
  deposit: 'deposit',
  'deposit-credit': 'deposit',
  'suspense-match': 'deposit',
  'deposit-reversal': 'depositReversed',
  'charge-back': 'depositReversed',
  'withdrawal-hold': 'withdrawal',
  'withdrawal-release': 'withdrawalReturned',
  'withdrawal-pay': null,
  'deposit-order': null,
  'deposit-suspense': null,
  'suspense-return': null,
  'close-books': null,
  'fund-jackpot': null,
  'fund-reserve': null,
  adjust: null,
  'gift-open': null,
  'bonus-grant': null,
  'bonus-release': null,
  'bonus-expire': null,
  'bonus-ball': null,
  coupon: null,
  'set-limit': null,
  'deck-open': null,
  'deck-end': null,
  exchange: null,
}

export const toEventKind = (kind: string): PlayEvent['kind'] | null =>
  journalEvents[kind as JournalKind] ?? null

/** The journals that the worker reads. */
export const readJournalKinds: readonly string[] = Object.entries(journalEvents).flatMap(([kind, event]) =>
  event === null ? [] : [kind],
)
