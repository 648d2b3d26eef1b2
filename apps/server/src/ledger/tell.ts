import type { EventPayload } from '@fairground/contract/events'
import { announce } from '#events/announce.ts'
import { prizesOf } from '#instance/prizes-of.ts'
import { decimal } from '#instance/terms.ts'
import { type AccountKey, playerCash } from './account-key.ts'
import type { Book } from './book.ts'
import type { InstanceRow } from './rows.ts'

/** An account after this batch. Absolute, with the account's own version. */
const accountAfter = (book: Book, key: AccountKey) => {
  const account = book.account(key)
  return {
    accountId: Number(account.id),
    accountCurrency: key.currency,
    accountBalance: decimal(book.balance(key), key.currency),
    version: Number(account.version),
  }
}

export const tellBalance = (book: Book, key: AccountKey): void => {
  book.tell(`balance/${book.account(key).id}`, () =>
    announce('playerBalance', {
      eventType: 4,
      memberId: book.memberId,
      playerId: key.ref,
      ...accountAfter(book, key),
    }),
  )
}

export type OrderStatus = EventPayload<'playerOrder'>['orderStatus']

interface Order {
  readonly id: number
  readonly playerId: number
  readonly currency: string
  readonly amount: bigint
}

/** A deposit (1) or a withdrawal (2) as it stands after this batch, with the balance where that is known. */
export const tellOrder = (book: Book, order: Order, orderType: 1 | 2, orderStatus: OrderStatus): void => {
  const { id, playerId, currency, amount } = order
  const cash = playerCash(playerId, currency)
  book.tell(`order/${id}`, () =>
    announce('playerOrder', {
      eventType: 2,
      memberId: book.memberId,
      playerId,
      orderId: id,
      orderType,
      orderStatus,
      amount: decimal(amount, currency),
      currencyId: currency,
      balanceUpdateEvent: book.hasAccount(cash) ? accountAfter(book, cash) : null,
    }),
  )
}

export const countsOf = (instance: InstanceRow) => ({
  gamePlayCurrent: instance.sold,
  gamePlayerCurrent: instance.players,
  prizePool: decimal(prizesOf(instance), instance.currency),
})

export const addressOf = (book: Book, instance: InstanceRow) => ({
  memberId: book.memberId,
  gameId: instance.gameId,
  gameInstanceId: instance.id,
  version: Number(instance.version),
})

/** Plays and players of an instance after this batch: one event however many joined. */
export const tellCounts = (book: Book, instance: InstanceRow): void => {
  book.tell(`counts/${instance.id}`, () =>
    announce('gamePlaysPlayersUpdate', { eventType: 2, ...addressOf(book, instance), ...countsOf(instance) }),
  )
}

/** Who plays for free need not have an account. */
export const cashAfter = (book: Book, cash: AccountKey): { balance: string; accountVersion: number } =>
  book.hasAccount(cash)
    ? {
        balance: decimal(book.balance(cash), cash.currency),
        accountVersion: Number(book.account(cash).version),
      }
    : { balance: decimal(0n, cash.currency), accountVersion: 0 }

interface OwnPart extends ReturnType<typeof cashAfter> {
  readonly joinCode: string
  readonly charged: string
  readonly sold: number
  readonly players: number
  readonly playerPlays: number
}

/** A player's part in an instance after a join, or after giving plays back, for which nothing is charged. */
export const tellOwnPart = (book: Book, instance: InstanceRow, playerId: number, part: OwnPart): void => {
  const version = Number(instance.version)
  book.tell(`joined/${playerId}/${instance.id}`, () =>
    announce('playerJoin', {
      eventType: 1,
      memberId: book.memberId,
      playerId,
      gameId: instance.gameId,
      gameInstanceId: instance.id,
      version,
      joinCode: part.joinCode,
      joinEvent: {
        gamePlayCurrent: part.sold,
        gamePlayerCurrent: part.players,
        playerPlaysInGame: part.playerPlays,
        charged: part.charged,
        accountBalance: part.balance,
        accountVersion: part.accountVersion,
      },
    }),
  )
}

export const tellRefunded = (book: Book, instance: InstanceRow): void => {
  book.tell(`refunded/${instance.id}`, () =>
    announce('gameRefunded', {
      eventType: 11,
      ...addressOf(book, instance),
      reason: 'Your bets have been refunded',
    }),
  )
}
