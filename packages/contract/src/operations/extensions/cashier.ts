import { Type } from 'typebox'
import { Account } from '#entities/money/account.ts'
import { Bonus } from '#entities/money/bonus.ts'
import { PrizeItem } from '#entities/money/prize.ts'
import { SearchResult } from '#entities/search.ts'
import { Statement } from '#entities/money/statement.ts'
import { Transaction, transactionKinds } from '#entities/money/transaction.ts'
import {
  closed,
  Count,
  CurrencyId,
  DecimalAmount,
  Id,
  MaxResults,
  NoInput,
  Page,
  RequestId,
  ShortText,
  Time,
} from '#entities/values.ts'
import { Withdrawal } from '#entities/money/withdrawal.ts'
import { operation } from '#operation.ts'

const rangeFields = {
  from: Time,
  until: Type.Integer({ ...Time, description: 'Exclusive.' }),
  currencyId: Type.Optional(CurrencyId),
  kinds: Type.Optional(Type.Array(Type.Enum(transactionKinds), { maxItems: transactionKinds.length })),
}

export const cashierOperations = {
  searchTransactionsBetween: operation({
    area: 'statements',
    access: 'player',
    input: closed({ ...rangeFields, maxResults: MaxResults, page: Page }),
    output: SearchResult(Transaction),
    faults: [],
    summary: 'Searches the cashier history of any period, newest first.',
  }),
  exportTransactions: operation({
    area: 'statements',
    access: 'player',
    input: closed({
      ...rangeFields,
      timeZone: Type.Optional(
        Type.String({ maxLength: 64, description: 'The zone of the dates in the file. UTC without it.' }),
      ),
    }),
    output: closed({
      fileName: ShortText,
      csv: Type.String({ description: 'A header row and one row per transaction, oldest first.' }),
      rows: Count,
      leftOut: Type.Integer({
        ...Count,
        description: 'The number of older transactions that exceed the size of one export.',
      }),
    }),
    faults: [],
    summary: 'Exports the cashier history of any period as CSV.',
  }),
  getStatement: operation({
    area: 'statements',
    access: 'player',
    input: NoInput,
    output: Statement,
    faults: [],
    summary: 'Returns the net position by month, deposits against limits, and time played by day.',
  }),
  getBonuses: operation({
    area: 'statements',
    access: 'player',
    input: NoInput,
    output: closed({ bonuses: Type.Array(Bonus) }),
    faults: [],
    summary: 'Lists the bonus money that the player cannot withdraw yet, with the remaining wagering.',
  }),
  getUnopenedPrizes: operation({
    area: 'statements',
    access: 'player',
    input: NoInput,
    output: closed({
      accounts: Type.Array(closed({ ...Account.properties, unopened: DecimalAmount, cards: Count })),
    }),
    faults: [],
    summary: 'Returns each balance with the prizes and the number of unopened instant cards.',
  }),
  getWithdrawal: operation({
    area: 'statements',
    access: 'player',
    input: closed({ orderId: Id }),
    output: Withdrawal,
    faults: ['profile.notFound'],
    summary: 'Returns one withdrawal in any state.',
  }),
  claimPrize: operation({
    area: 'statements',
    access: 'player',
    input: closed({
      requestId: RequestId,
      prizeId: Id,
      as: Type.Enum(['item', 'cash']),
      agentId: Type.Optional(
        Type.Integer({ ...Id, description: 'The place where the item will be collected.' }),
      ),
    }),
    output: closed({ result: Type.Literal(1), prize: PrizeItem }),
    faults: ['profile.notFound', 'rewards.alreadyClaimed'],
    money: true,
    summary: 'Claims a prize once, as the item or as its cash option.',
  }),
  buyChips: operation({
    area: 'statements',
    access: 'player',
    input: closed({ requestId: RequestId, packId: Id }),
    output: closed({ result: Type.Literal(1), chips: DecimalAmount, accounts: Type.Array(Account) }),
    faults: ['profile.notFound', 'rewards.notEnoughFunds'],
    money: true,
    summary: 'Buys a pack of points with cash.',
  }),
} as const
