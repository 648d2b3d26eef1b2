import { Type } from 'typebox'
import { Line } from '../entities/play.ts'
import { SearchRequest, SearchResult } from '../entities/search.ts'
import { Subscription } from '../entities/subscription.ts'
import { Transaction } from '../entities/transaction.ts'
import {
  closed,
  Count,
  CurrencyId,
  DecimalAmount,
  Email,
  Id,
  LanguageId,
  Nullable,
  One,
  RequestId,
  ShortText,
  Time,
} from '../entities/values.ts'
import { operation } from '../operation.ts'

const ById = closed({ subscriptionId: Id })

export const subscriptionsOperations = {
  isSubscriptionActive: operation({
    area: 'subscriptions',
    access: 'player',
    input: ById,
    output: closed({ active: Type.Boolean() }),
    faults: ['subscription.notFound'],
    summary: 'Is a subscription active?',
  }),
  hasPlayerGameSubscriptions: operation({
    area: 'subscriptions',
    access: 'player',
    input: closed({ gameId: Type.Optional(Id) }),
    output: closed({ result: Type.Boolean() }),
    faults: [],
    summary: 'Does the player have any subscription?',
  }),
  getPlayerGameSubscriptions: operation({
    area: 'subscriptions',
    access: 'player',
    input: closed({ gameId: Type.Optional(Id), languageId: Type.Optional(LanguageId) }),
    output: closed({ subscriptions: Type.Array(Subscription) }),
    faults: [],
    summary: 'The subscriptions of the player.',
  }),
  getPayGoGameSubscriptionDetails: operation({
    area: 'subscriptions',
    access: 'player',
    input: ById,
    output: closed({
      subscription: Subscription,
      paid: DecimalAmount,
      spent: DecimalAmount,
      won: DecimalAmount,
      lines: Type.Array(Line),
    }),
    faults: ['subscription.notFound'],
    summary: 'One pre-paid subscription with what was paid, spent and won.',
  }),
  searchPayGoSubscriptionTransactions: operation({
    area: 'subscriptions',
    access: 'player',
    input: SearchRequest(ById),
    output: SearchResult(Transaction),
    faults: ['subscription.notFound'],
    summary: 'The bookings of one pre-paid subscription.',
  }),
  removePlayerGameSubscription: operation({
    area: 'subscriptions',
    access: 'player',
    input: closed({ requestId: RequestId, subscriptionId: Id }),
    output: closed({ result: Type.Literal(1), subscription: Subscription, refunded: DecimalAmount }),
    faults: ['subscription.notFound', 'subscription.notActive'],
    money: true,
    summary: 'Cancel a subscription; its remaining balance comes back.',
  }),
  getSubscriptionDates: operation({
    area: 'subscriptions',
    access: 'player',
    input: closed({ gameId: Id, games: Type.Integer({ minimum: 1, maximum: 520 }) }),
    output: closed({ dates: Type.Array(Time) }),
    faults: ['game.notFound'],
    summary: 'When the next games that a subscription would play take place.',
  }),
  getSubscriptionPromotion: operation({
    area: 'subscriptions',
    access: 'anyone',
    input: closed({ gameId: Id, currencyId: Type.Optional(CurrencyId) }),
    output: closed({
      promotion: Nullable(closed({ title: ShortText, games: Count, freeGames: Count, saves: DecimalAmount })),
    }),
    faults: ['game.notFound'],
    summary: 'What a longer subscription saves.',
  }),
  sendEmailSubscriptionDetails: operation({
    area: 'subscriptions',
    access: 'player',
    input: closed({ subscriptionId: Id, email: Type.Optional(Email) }),
    output: One,
    faults: ['subscription.notFound'],
    summary: "Send a subscription's details to the player's own email.",
  }),
} as const
