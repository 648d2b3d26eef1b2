import { operatorAccount, playerCash } from '../account-key.ts'
import type { CommandRule } from '#ledger/command-rule.ts'
import { countDeposit } from '../limits/deposits.ts'
import { contentHash, earlierAnswer } from '#ledger/book/op-key.ts'
import { publishBalance } from '#ledger/book/publish.ts'

export interface Deposit {
  readonly opKey: string
  readonly playerId: number
  readonly currency: string
  readonly amount: bigint
}

export interface DepositAnswer {
  readonly journalId: string
}

/** Credits money that has already arrived. It counts towards the deposit limits, which are enforced when ordering. */
export const deposit: CommandRule<Deposit, DepositAnswer> = {
  needs: ({ opKey, playerId, currency }) => ({
    opKeys: [opKey],
    players: [playerId],
    accounts: [],
    opens: [operatorAccount('clearing', currency), playerCash(playerId, currency)],
    limitPlayers: [playerId],
    depositLimitPlayers: [playerId],
  }),
  decide(request, book) {
    const opHash = contentHash(request)
    const earlier = earlierAnswer(book, request.opKey, opHash) as DepositAnswer | undefined
    if (earlier) return earlier
    if (!book.loaded.players.has(request.playerId)) throw new Error(`unknown player ${request.playerId}`)
    const cash = playerCash(request.playerId, request.currency)
    const id = book.post({
      opKey: request.opKey,
      opHash,
      kind: 'deposit',
      ref: request.playerId,
      playerId: request.playerId,
      postings: [{ from: operatorAccount('clearing', request.currency), to: cash, amount: request.amount }],
      result: journalId => ({ journalId: String(journalId) }),
    })
    book.depositors.add(request.playerId)
    countDeposit(book, request, request.amount)
    publishBalance(book, cash)
    return { journalId: String(id) }
  },
}
