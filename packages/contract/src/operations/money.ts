import { Type } from 'typebox'
import { Account } from '#entities/money/account.ts'
import { Bank, DepositOrder, PaymentOption, SavedPayment } from '#entities/money/payment.ts'
import { SearchResult } from '../entities/search.ts'
import { Transaction } from '#entities/money/transaction.ts'
import {
  closed,
  CountryId,
  CurrencyId,
  DecimalAmount,
  Html,
  Id,
  LanguageId,
  MaxResults,
  NoInput,
  Nullable,
  Page,
  RequestId,
  ShortText,
} from '../entities/values.ts'
import { operation } from '../operation.ts'
import { couponFaults, depositFaults } from './deposit-faults.ts'

/** The deposit pays for these stored plays: they are bought once when it is credited. */
const PendingJoinId = Type.Optional(Id)

const DepositStatus = Type.Enum([
  'ok',
  'accountNotEnabled',
  'countryDisabled',
  'limitReached',
  'phoneNotVerified',
])

export const moneyOperations = {
  getPlayerAccounts: operation({
    area: 'money',
    access: 'player',
    availableToDemo: true,
    input: NoInput,
    output: closed({ accounts: Type.Array(Account) }),
    faults: [],
    summary: 'Lists all accounts of the player.',
  }),
  getPlayerAccountBalance: operation({
    area: 'money',
    access: 'player',
    availableToDemo: true,
    input: closed({ currencyId: CurrencyId }),
    output: Account,
    faults: ['profile.notFound'],
    summary: "Returns the player's balance in one currency.",
  }),
  searchTransactions: operation({
    area: 'money',
    access: 'player',
    input: closed({
      currencyId: Type.Optional(CurrencyId),
      days: Type.Integer({ minimum: 1, maximum: 366 }),
      maxResults: MaxResults,
      page: Page,
    }),
    output: SearchResult(Transaction),
    faults: [],
    summary: 'Searches the cashier history of the last days.',
  }),
  getBanksList: operation({
    area: 'money',
    access: 'player',
    input: closed({ countryId: CountryId, currencyId: Type.Optional(CurrencyId) }),
    output: closed({ banks: Type.Array(Bank) }),
    faults: [],
    summary: 'Lists the banks a player can pay with.',
  }),
  getDepositPopup: operation({
    area: 'money',
    access: 'player',
    input: closed({ languageId: Type.Optional(LanguageId) }),
    output: closed({ popup: Nullable(closed({ title: ShortText, html: Html })) }),
    faults: [],
    summary: "Returns the operator's message shown before a deposit, if there is one.",
  }),
  getDepositStep: operation({
    area: 'money',
    access: 'player',
    input: closed({ currencyId: CurrencyId, languageId: Type.Optional(LanguageId) }),
    output: closed({
      status: DepositStatus,
      paymentOptions: Type.Array(PaymentOption),
      savedPayments: Type.Array(SavedPayment),
      remainingLimit: Nullable(DecimalAmount),
    }),
    faults: [],
    summary: 'Reports whether the player may deposit, by which methods, and how much of the limits remains.',
  }),
  directDebitRequest: operation({
    area: 'money',
    access: 'player',
    input: closed({
      requestId: RequestId,
      amount: DecimalAmount,
      currencyId: CurrencyId,
      savedPaymentId: ShortText,
      coupon: Type.Optional(Type.String({ minLength: 2, maxLength: 32 })),
      pendingJoinId: PendingJoinId,
    }),
    output: DepositOrder,
    faults: [...depositFaults, ...couponFaults, 'profile.notFound', 'deposit.declined'],
    money: true,
    summary: 'Deposits with a payment method that the player used before.',
  }),
  depositRequestInfo: operation({
    area: 'money',
    access: 'player',
    input: closed({
      requestId: RequestId,
      amount: DecimalAmount,
      currencyId: CurrencyId,
      paymentOptionId: ShortText,
      coupon: Type.Optional(Type.String({ minLength: 2, maxLength: 32 })),
      keepMethod: Type.Optional(
        Type.Boolean({ description: 'The player agrees to pay with the same method again.' }),
      ),
      languageId: Type.Optional(LanguageId),
      pendingJoinId: PendingJoinId,
    }),
    output: DepositOrder,
    faults: [...depositFaults, ...couponFaults, 'profile.notFound'],
    money: true,
    summary: 'Opens a deposit and returns the address of the payment page.',
  }),
  getPlayerCurrentXPMultiplier: operation({
    area: 'money',
    access: 'player',
    input: NoInput,
    output: closed({ multiplier: Type.Number({ minimum: 0 }) }),
    faults: [],
    summary: "Returns the player's current points multiplier.",
  }),
  getBuyChipsOptions: operation({
    area: 'money',
    access: 'player',
    input: closed({ currencyId: CurrencyId }),
    output: closed({
      options: Type.Array(
        closed({ id: Id, price: DecimalAmount, currencyId: CurrencyId, chips: DecimalAmount }),
      ),
    }),
    faults: [],
    summary: 'Lists the point packs on sale and their prices.',
  }),
  convertOldCurrency: operation({
    area: 'money',
    access: 'player',
    input: closed({ requestId: RequestId, from: CurrencyId, to: CurrencyId, amount: DecimalAmount }),
    output: closed({ result: Type.Literal(1), converted: DecimalAmount, accounts: Type.Array(Account) }),
    faults: ['profile.notFound', 'rewards.notEnoughFunds'],
    money: true,
    summary: 'Exchanges a balance in a retired currency.',
  }),
  getCurrencyRatio: operation({
    area: 'money',
    access: 'anyone',
    input: closed({ from: CurrencyId, to: CurrencyId }),
    output: closed({
      ratio: Type.String({ pattern: '^[0-9]+([.][0-9]{1,12})?$' }),
      exchangeable: Type.Boolean({
        description: 'True if the first currency is retired and its balance can be exchanged.',
      }),
    }),
    faults: ['profile.notFound'],
    summary: 'Returns the exchange rate between two currencies.',
  }),
} as const
