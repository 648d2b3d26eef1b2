import { Type } from 'typebox'
import {
  CalendarDay,
  closed,
  Count,
  CurrencyId,
  Id,
  NoInput,
  Nullable,
  ShortText,
  Time,
} from '#entities/values.ts'
import { depositStates } from '#operator/money-views.ts'
import { Done, operatorOperation, withReason } from '#operator/operator-operation.ts'
import { idPages, rowPages } from '#operator/paging.ts'
import { RowId } from '#operator/row-id.ts'
import { StaffName } from '#operator/staff-views.ts'

const money = { area: 'money', scope: 'operator' } as const
const Amount = Type.String({ description: 'In minor units.' })
const PaymentFlag = Type.Enum(['amountDiffers', 'currencyDiffers', 'paidAfterFailure'])
const differenceStates = ['open', 'explained', 'corrected', 'gone'] as const

const DepositView = closed({
  depositId: Id,
  playerId: RowId,
  username: ShortText,
  provider: ShortText,
  providerRef: Nullable(Type.String()),
  amount: Amount,
  currency: CurrencyId,
  state: Type.Enum([...depositStates]),
  flag: Nullable(PaymentFlag),
  orderedAt: Time,
  changedAt: Time,
})

/** The other desks of money: suspense, deposits, jackpots, rates and reconciliation. */
export const moneyDeskOperations = {
  listSuspense: operatorOperation({
    ...money,
    access: 'money.read',
    input: closed(idPages.input),
    output: closed({
      items: Type.Array(
        closed({
          depositId: Id,
          playerId: RowId,
          username: ShortText,
          provider: ShortText,
          providerRef: Nullable(Type.String()),
          flag: PaymentFlag,
          amount: Amount,
          currency: CurrencyId,
          orderedAmount: Amount,
          orderedCurrency: CurrencyId,
          receivedAt: Time,
        }),
      ),
      ...idPages.output,
    }),
    faults: [],
    summary: 'Lists money in suspense: received, but not as ordered. A proposal matches or returns it.',
  }),
  listDeposits: operatorOperation({
    ...money,
    access: 'money.read',
    input: closed({
      ...idPages.input,
      playerId: Type.Optional(RowId),
      state: Type.Optional(Type.Enum([...depositStates])),
    }),
    output: closed({ deposits: Type.Array(DepositView), ...idPages.output }),
    faults: [],
    summary: 'Lists deposits, newest first.',
  }),
  getDeposit: operatorOperation({
    ...money,
    access: 'money.read',
    input: closed({ depositId: Id }),
    output: closed({
      deposit: DepositView,
      webhooks: Type.Array(closed({ eventId: ShortText, receivedAt: Time })),
      journals: Type.Array(closed({ journalId: Id, kind: ShortText, at: Time, amount: Amount })),
    }),
    faults: ['staff.refused'],
    summary: 'Returns a deposit with its webhooks and journals.',
  }),
  listJackpots: operatorOperation({
    ...money,
    access: 'money.read',
    input: NoInput,
    output: closed({
      jackpots: Type.Array(
        closed({ gameId: RowId, title: ShortText, accountId: Id, balance: Amount, currency: CurrencyId }),
        { maxItems: 1000 },
      ),
    }),
    faults: [],
    summary:
      'Lists the jackpots with their balances, at most 1,000. listJournals returns the history of the account.',
  }),
  listExchangeRates: operatorOperation({
    ...money,
    access: 'money.read',
    input: NoInput,
    output: closed({
      rates: Type.Array(closed({ currency: CurrencyId, value: Type.String(), retired: Type.Boolean() }), {
        maxItems: 200,
      }),
    }),
    faults: [],
    summary: 'Lists the exchange rates in force, one per currency, at most 200.',
  }),
  listExchangeRateChanges: operatorOperation({
    ...money,
    access: 'money.read',
    input: closed(idPages.input),
    output: closed({
      changes: Type.Array(
        closed({
          changeId: Id,
          currency: CurrencyId,
          value: Type.String(),
          retired: Type.Boolean(),
          proposalId: RowId,
          at: Time,
        }),
      ),
      ...idPages.output,
    }),
    faults: [],
    summary: 'Lists the changes of exchange rates, newest first.',
  }),
  listDifferences: operatorOperation({
    ...money,
    access: 'money.read',
    input: closed({ ...rowPages.input, state: Type.Optional(Type.Enum([...differenceStates])) }),
    output: closed({
      differences: Type.Array(
        closed({
          differenceId: RowId,
          provider: ShortText,
          day: CalendarDay,
          reference: ShortText,
          movement: Type.Enum(['paid', 'takenBack', 'paidOut']),
          text: Type.String(),
          state: Type.Enum([...differenceStates]),
          foundAt: Time,
          explainedBy: Nullable(RowId),
          explainedByName: StaffName,
          explanation: Nullable(Type.String()),
          proposalId: Nullable(RowId),
        }),
      ),
      open: Count,
      comparedAt: Nullable(Time),
      ...rowPages.output,
    }),
    faults: [],
    summary: 'Lists differences between the ledger and the statements of the provider, oldest first.',
  }),
  explainDifference: operatorOperation({
    ...money,
    access: 'reconciliation.write',
    stepUp: true,
    input: withReason({ differenceId: RowId, proposalId: Type.Optional(RowId) }),
    output: Done,
    faults: ['staff.refused'],
    summary: 'Closes a difference with an explanation, or with the executed proposal that corrected it.',
  }),
} as const
