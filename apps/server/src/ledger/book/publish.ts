import type { EventPayload } from '@fairground/contract/events'
import { announce } from '#events/announce.ts'
import { computePrizeFund } from '#kinds/prizes.ts'
import { decimal } from '#platform/money.ts'
import { type AccountKey, playerCash } from '#ledger/account-key.ts'
import type { Book } from './book.ts'
import type { InstanceRow } from './rows.ts'

/** The account after this batch: absolute balance with the account's version. */
const accountAfter = (book: Book, key: AccountKey) => {
  const account = book.account(key)
  return {
    accountId: Number(account.id),
    accountCurrency: key.currency,
    accountBalance: decimal(book.balance(key), key.currency),
    version: Number(account.version),
  }
}

export const publishBalance = (book: Book, key: AccountKey): void => {
  book.publish(`balance/${book.account(key).id}`, () =>
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

/** The status of a deposit (1) or a withdrawal (2) after this batch, with the balance if the account is loaded. */
export const publishOrder = (book: Book, order: Order, orderType: 1 | 2, orderStatus: OrderStatus): void => {
  const { id, playerId, currency, amount } = order
  const cash = playerCash(playerId, currency)
  book.publish(`order/${id}`, () =>
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

export const instanceCounts = (instance: InstanceRow) => ({
  gamePlayCurrent: instance.sold,
  gamePlayerCurrent: instance.players,
  prizePool: decimal(computePrizeFund(instance), instance.currency),
})

export const instanceAddress = (book: Book, instance: InstanceRow) => ({
  memberId: book.memberId,
  gameId: instance.gameId,
  gameInstanceId: instance.id,
  version: Number(instance.version),
})

/** Play and player counts of an instance after this batch: one event for any number of joins. */
export const publishCounts = (book: Book, instance: InstanceRow): void => {
  book.publish(`counts/${instance.id}`, () =>
    announce('gamePlaysPlayersUpdate', {
      eventType: 2,
      ...instanceAddress(book, instance),
      ...instanceCounts(instance),
    }),
  )
}

/** A player who only plays for free has no account: the balance is zero. */
export const cashAfter = (book: Book, cash: AccountKey): { balance: string; accountVersion: number } =>
  book.hasAccount(cash)
    ? {
        balance: decimal(book.balance(cash), cash.currency),
        accountVersion: Number(book.account(cash).version),
      }
    : { balance: decimal(0n, cash.currency), accountVersion: 0 }

interface PlayerJoin extends ReturnType<typeof cashAfter> {
  readonly joinCode: string
  readonly charged: string
  readonly sold: number
  readonly players: number
  readonly playerPlays: number
}

/** The player's plays in an instance after a join, or after a cancellation with a charge of zero, and the balance. */
export const publishPlayerJoin = (
  book: Book,
  instance: InstanceRow,
  playerId: number,
  join: PlayerJoin,
): void => {
  const version = Number(instance.version)
  const cash = playerCash(playerId, instance.currency)
  book.publish(`joined/${playerId}/${instance.id}`, () =>
    announce('playerJoin', {
      eventType: 1,
      memberId: book.memberId,
      playerId,
      gameId: instance.gameId,
      gameInstanceId: instance.id,
      version,
      joinCode: join.joinCode,
      joinEvent: {
        gamePlayCurrent: join.sold,
        gamePlayerCurrent: join.players,
        playerPlaysInGame: join.playerPlays,
        charged: join.charged,
        accountBalance: join.balance,
        accountVersion: join.accountVersion,
      },
      ...(book.hasAccount(cash) && { balanceUpdateEvent: accountAfter(book, cash) }),
    }),
  )
}

export const publishRefunded = (book: Book, instance: InstanceRow): void => {
  book.publish(`refunded/${instance.id}`, () =>
    announce('gameRefunded', {
      eventType: 11,
      ...instanceAddress(book, instance),
      reason: 'Your bets have been refunded',
    }),
  )
}
