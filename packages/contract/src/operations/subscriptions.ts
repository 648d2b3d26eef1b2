import { Type } from 'typebox'
import { Line } from '#entities/plays/play.ts'
import { SearchRequest, SearchResult } from '../entities/search.ts'
import { Subscription } from '#entities/plays/subscription.ts'
import { Transaction } from '#entities/money/transaction.ts'
import {
  closed,
  Count,
  CurrencyId,
  DecimalAmount,
  Email,
  Id,
  LanguageId,
  Nullable,
  ResultOne,
  RequestId,
  ShortText,
  Time,
} from '../entities/values.ts'
import { operation } from '../operation.ts'

const SubscriptionRef = closed({ subscriptionId: Id })

export const subscriptionsOperations = {
  isSubscriptionActive: operation({
    area: 'subscriptions',
    access: 'player',
    input: SubscriptionRef,
    output: closed({ active: Type.Boolean() }),
    faults: ['subscription.notFound'],
    summary: 'Reports whether a subscription is active.',
  }),
  hasPlayerGameSubscriptions: operation({
    area: 'subscriptions',
    access: 'player',
    input: closed({ gameId: Type.Optional(Id) }),
    output: closed({ result: Type.Boolean() }),
    faults: [],
    summary: 'Reports whether the player has any subscription.',
  }),
  getPlayerGameSubscriptions: operation({
    area: 'subscriptions',
    access: 'player',
    input: closed({ gameId: Type.Optional(Id), languageId: Type.Optional(LanguageId) }),
    output: closed({ subscriptions: Type.Array(Subscription) }),
    faults: [],
    summary: "Lists the player's subscriptions.",
  }),
  getPayGoGameSubscriptionDetails: operation({
    area: 'subscriptions',
    access: 'player',
    input: SubscriptionRef,
    output: closed({
      subscription: Subscription,
      paid: DecimalAmount,
      spent: DecimalAmount,
      won: DecimalAmount,
      lines: Type.Array(Line),
    }),
    faults: ['subscription.notFound'],
    summary: 'Returns one pre-paid subscription with the amounts paid, spent and won.',
  }),
  searchPayGoSubscriptionTransactions: operation({
    area: 'subscriptions',
    access: 'player',
    input: SearchRequest(SubscriptionRef),
    output: SearchResult(Transaction),
    faults: ['subscription.notFound'],
    summary: 'Searches the transactions of one pre-paid subscription.',
  }),
  removePlayerGameSubscription: operation({
    area: 'subscriptions',
    access: 'player',
    input: closed({ requestId: RequestId, subscriptionId: Id }),
    output: closed({ result: Type.Literal(1), subscription: Subscription, refunded: DecimalAmount }),
    faults: ['subscription.notFound', 'subscription.notActive'],
    money: true,
    summary: 'Cancels a subscription and refunds its remaining balance.',
  }),
  getSubscriptionDates: operation({
    area: 'subscriptions',
    access: 'player',
    input: closed({ gameId: Id, games: Type.Integer({ minimum: 1, maximum: 520 }) }),
    output: closed({ dates: Type.Array(Time) }),
    faults: ['game.notFound'],
    summary: 'Lists the start times of the next games that a subscription would play.',
  }),
  getSubscriptionPromotion: operation({
    area: 'subscriptions',
    access: 'anyone',
    input: closed({ gameId: Id, currencyId: Type.Optional(CurrencyId) }),
    output: closed({
      promotion: Nullable(closed({ title: ShortText, games: Count, freeGames: Count, saves: DecimalAmount })),
    }),
    faults: ['game.notFound'],
    summary: 'Returns the saving that a longer subscription gives.',
  }),
  sendEmailSubscriptionDetails: operation({
    area: 'subscriptions',
    access: 'player',
    input: closed({ subscriptionId: Id, email: Type.Optional(Email) }),
    output: ResultOne,
    faults: ['subscription.notFound'],
    summary: "Sends the details of a subscription to the player's own email address.",
  }),
} as const
