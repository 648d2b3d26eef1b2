import { Type } from 'typebox'
import { closed, CurrencyId, HexHash, Id, NoInput, Nullable, Seq, ShortText, Time } from '#entities/values.ts'
import { operatorOperation } from '#operator/operator-operation.ts'
import { idPages } from '#operator/paging.ts'
import { RowId } from '#operator/row-id.ts'

const ledger = { area: 'money', access: 'ledger.read', scope: 'operator' } as const
const Amount = Type.String({ description: 'In minor units.' })

const JournalView = closed({
  journalId: Id,
  kind: ShortText,
  ref: Seq,
  playerId: Nullable(RowId),
  at: Time,
  hash: HexHash,
})

export const ledgerOperations = {
  getPlayerFunds: operatorOperation({
    ...ledger,
    input: NoInput,
    output: closed({
      at: Time,
      lastJournalId: Seq,
      currencies: Type.Array(
        closed({
          currency: CurrencyId,
          cash: Amount,
          onHold: Amount,
          prepaid: Amount,
          prizes: Amount,
          bonus: Amount,
          openStakes: Amount,
          jackpots: Amount,
          liability: Amount,
          suspense: Amount,
          debt: Amount,
          atProviders: Amount,
          surplus: Amount,
        }),
      ),
    }),
    faults: [],
    summary:
      'Compares what the operator owes to players with the money at its payment providers, per currency and at one instant.',
  }),
  listAccounts: operatorOperation({
    ...ledger,
    input: closed({
      ...idPages.input,
      kind: Type.Optional(Type.String({ maxLength: 40 })),
      ref: Type.Optional(Seq),
      currency: Type.Optional(CurrencyId),
    }),
    output: closed({
      accounts: Type.Array(
        closed({
          accountId: Id,
          kind: ShortText,
          ref: Seq,
          currency: CurrencyId,
          balance: Amount,
          onHold: Amount,
          version: Seq,
        }),
      ),
      ...idPages.output,
    }),
    faults: [],
    summary: 'Lists accounts of the ledger with their balances.',
  }),
  listJournals: operatorOperation({
    ...ledger,
    input: closed({
      ...idPages.input,
      accountId: Type.Optional(Id),
      playerId: Type.Optional(RowId),
      instanceId: Type.Optional(RowId),
      from: Type.Optional(Time),
      until: Type.Optional(Time),
    }),
    output: closed({ journals: Type.Array(JournalView), ...idPages.output }),
    faults: [],
    summary:
      'Lists journals, newest first. A page searches at most 20,000 journals, so it can be empty and have a next page.',
  }),
  getJournal: operatorOperation({
    ...ledger,
    input: closed({ journalId: Id }),
    output: closed({
      journal: JournalView,
      opKey: Type.String(),
      previousHash: HexHash,
      position: Seq,
      isNewest: Type.Boolean(),
      entries: Type.Array(
        closed({
          line: Seq,
          debit: closed({ accountId: Id, kind: ShortText, ref: Seq }),
          credit: closed({ accountId: Id, kind: ShortText, ref: Seq }),
          amount: Amount,
          currency: CurrencyId,
          phase: Type.Enum(['post', 'hold', 'postHold', 'releaseHold']),
        }),
      ),
    }),
    faults: ['staff.refused'],
    summary: 'Returns a journal with its entries and its place in the hash chain.',
  }),
} as const
