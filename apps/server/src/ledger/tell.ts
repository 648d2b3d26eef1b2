import { announce } from '#events/announce.ts'
import { decimal, poolOf, prizeFund, termsOf } from '#instance/terms.ts'
import { type AccountKey } from './account-key.ts'
import type { Book } from './book.ts'
import type { InstanceRow } from './rows.ts'

/** A player's balance after this batch. Absolute, with the account's own version. */
export const tellBalance = (book: Book, key: AccountKey): void => {
  const account = book.account(key)
  const payload = {
    eventType: 4 as const,
    memberId: book.memberId,
    playerId: key.ref,
    accountId: Number(account.id),
    accountCurrency: key.currency,
    accountBalance: decimal(book.balance(key), key.currency),
    version: Number(account.version),
  }
  for (const event of announce('playerBalance', payload)) book.tell(event, String(account.id))
}

export const countsOf = (instance: InstanceRow) => ({
  gamePlayCurrent: instance.sold,
  gamePlayerCurrent: instance.players,
  prizePool: decimal(prizeFund(poolOf(instance), termsOf(instance)), instance.currency),
})

const addressOf = (book: Book, instance: InstanceRow) => ({
  memberId: book.memberId,
  gameId: instance.gameId,
  gameInstanceId: instance.id,
  version: Number(instance.version),
})

/** Plays and players of an instance after this batch: one event however many joined. */
export const tellCounts = (book: Book, instance: InstanceRow): void => {
  const payload = { eventType: 2 as const, ...addressOf(book, instance), ...countsOf(instance) }
  for (const event of announce('gamePlaysPlayersUpdate', payload)) book.tell(event, String(instance.id))
}

export const tellRefunded = (book: Book, instance: InstanceRow): void => {
  const payload = {
    eventType: 11 as const,
    ...addressOf(book, instance),
    reason: 'Your bets have been refunded',
  }
  for (const event of announce('gameRefunded', payload)) book.tell(event, String(instance.id))
}
