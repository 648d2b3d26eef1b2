import { Type } from 'typebox'
import { Account } from '../entities/account.ts'
import { Bank, DepositOrder, PaymentOption, SavedPayment } from '../entities/payment.ts'
import { SearchResult } from '../entities/search.ts'
import { Transaction } from '../entities/transaction.ts'
import {
  closed,
  CountryId,
  CurrencyId,
  DecimalAmount,
  Html,
  Id,
  LanguageId,
  MaxResults,
  Nothing,
  Nullable,
  Page,
  RequestId,
  ShortText,
} from '../entities/values.ts'
import { operation } from '../operation.ts'
import { couponFaults, depositFaults } from './deposit-faults.ts'

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
    alsoForDemo: true,
    input: Nothing,
    output: closed({ accounts: Type.Array(Account) }),
    faults: [],
    summary: 'All accounts of the player.',
  }),
  getPlayerAccountBalance: operation({
    area: 'money',
    access: 'player',
    alsoForDemo: true,
    input: closed({ currencyId: CurrencyId }),
    output: Account,
    faults: ['profile.notFound'],
    summary: 'The balance in one currency.',
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
    summary: 'The cashier history.',
  }),
  getBanksList: operation({
    area: 'money',
    access: 'player',
    input: closed({ countryId: CountryId, currencyId: Type.Optional(CurrencyId) }),
    output: closed({ banks: Type.Array(Bank) }),
    faults: [],
    summary: 'Banks a player can pay with.',
  }),
  getDepositPopup: operation({
    area: 'money',
    access: 'player',
    input: closed({ languageId: Type.Optional(LanguageId) }),
    output: closed({ popup: Nullable(closed({ title: ShortText, html: Html })) }),
    faults: [],
    summary: "The operator's message before a deposit, if there is one.",
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
    summary: 'May the player deposit, how, and how much is left of the limits.',
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
    }),
    output: DepositOrder,
    faults: [...depositFaults, ...couponFaults, 'profile.notFound', 'deposit.declined'],
    money: true,
    summary: 'Deposit with a way to pay that was used before.',
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
      languageId: Type.Optional(LanguageId),
    }),
    output: DepositOrder,
    faults: [...depositFaults, ...couponFaults],
    money: true,
    summary: 'Open a deposit and get the address of the page where it is paid.',
  }),
  getPlayerCurrentXPMultiplier: operation({
    area: 'money',
    access: 'player',
    input: Nothing,
    output: closed({ multiplier: Type.Number({ minimum: 0 }) }),
    faults: [],
    summary: 'By how much points are multiplied at present.',
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
    summary: 'Packs of points and their prices.',
  }),
  convertOldCurrency: operation({
    area: 'money',
    access: 'player',
    input: closed({ requestId: RequestId, from: CurrencyId, to: CurrencyId, amount: DecimalAmount }),
    output: closed({ result: Type.Literal(1), converted: DecimalAmount, accounts: Type.Array(Account) }),
    faults: ['profile.notFound', 'rewards.notEnoughFunds'],
    money: true,
    summary: 'Exchange a balance in a retired currency.',
  }),
  getCurrencyRatio: operation({
    area: 'money',
    access: 'anyone',
    input: closed({ from: CurrencyId, to: CurrencyId }),
    output: closed({
      ratio: Type.String({ pattern: '^[0-9]+([.][0-9]{1,12})?$' }),
      exchangeable: Type.Boolean({
        description: 'The first is retired: what is left in it can be exchanged.',
      }),
    }),
    faults: ['profile.notFound'],
    summary: 'The rate between two currencies.',
  }),
} as const
