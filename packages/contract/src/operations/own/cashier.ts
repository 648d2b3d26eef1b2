import { Type } from 'typebox'
import { Bonus } from '#entities/bonus.ts'
import { PrizeItem } from '#entities/prize.ts'
import { SearchResult } from '#entities/search.ts'
import { Statement } from '#entities/statement.ts'
import { Transaction, transactionKinds } from '#entities/transaction.ts'
import {
  closed,
  Count,
  CurrencyId,
  Id,
  MaxResults,
  Nothing,
  Page,
  RequestId,
  ShortText,
  Time,
} from '#entities/values.ts'
import { Withdrawal } from '#entities/withdrawal.ts'
import { operation } from '#operation.ts'

const range = {
  from: Time,
  until: Type.Integer({ ...Time, description: 'Not included.' }),
  currencyId: Type.Optional(CurrencyId),
  kinds: Type.Optional(Type.Array(Type.Enum(transactionKinds), { maxItems: transactionKinds.length })),
}

export const cashierOperations = {
  searchTransactionsBetween: operation({
    area: 'statements',
    access: 'player',
    input: closed({ ...range, maxResults: MaxResults, page: Page }),
    output: SearchResult(Transaction),
    faults: [],
    summary: 'The cashier history of any range, the newest first.',
  }),
  exportTransactions: operation({
    area: 'statements',
    access: 'player',
    input: closed(range),
    output: closed({
      fileName: ShortText,
      csv: Type.String({ description: 'A header and one row for each transaction, oldest first.' }),
      rows: Count,
      leftOut: Type.Integer({ ...Count, description: 'How many older ones do not fit into one export.' }),
    }),
    faults: [],
    summary: 'The cashier history of any range as a table for a spreadsheet.',
  }),
  getStatement: operation({
    area: 'statements',
    access: 'player',
    input: Nothing,
    output: Statement,
    faults: [],
    summary: 'Net position by month, deposits against limits, and time played by day.',
  }),
  getBonuses: operation({
    area: 'statements',
    access: 'player',
    input: Nothing,
    output: closed({ bonuses: Type.Array(Bonus) }),
    faults: [],
    summary: "Bonus money that is not the player's to withdraw yet, and what is left to play.",
  }),
  getWithdrawal: operation({
    area: 'statements',
    access: 'player',
    input: closed({ orderId: Id }),
    output: Withdrawal,
    faults: ['profile.notFound'],
    summary: 'One withdrawal, whatever became of it.',
  }),
  claimPrize: operation({
    area: 'statements',
    access: 'player',
    input: closed({
      requestId: RequestId,
      prizeId: Id,
      as: Type.Enum(['item', 'cash']),
      agentId: Type.Optional(Type.Integer({ ...Id, description: 'Where the item will be collected.' })),
    }),
    output: closed({ result: Type.Literal(1), prize: PrizeItem }),
    faults: ['profile.notFound', 'rewards.alreadyClaimed'],
    money: true,
    summary: 'Take a prize as the item or as its money, once.',
  }),
} as const
