import { house, playerCash } from '../account-key.ts'
import type { CommandRule } from '../command.ts'
import { countDeposit } from '../limits/deposits.ts'
import { contentHash, earlierAnswer } from '../op-key.ts'
import { tellBalance } from '../tell.ts'

export interface Deposit {
  readonly opKey: string
  readonly playerId: number
  readonly currency: string
  readonly amount: bigint
}

export interface DepositAnswer {
  readonly journalId: string
}

/** Money that is there already, from the clearing account to the player. It counts; limits are asked when ordering. */
export const deposit: CommandRule<'deposit'> = {
  needs: ({ opKey, playerId, currency }) => ({
    opKeys: [opKey],
    players: [playerId],
    accounts: [],
    opens: [house('clearing', currency), playerCash(playerId, currency)],
    limitsOf: [playerId],
    depositLimitsOf: [playerId],
  }),
  decide(request, book) {
    const opHash = contentHash(request)
    const earlier = earlierAnswer(book, request.opKey, opHash) as DepositAnswer | undefined
    if (earlier) return earlier
    if (!book.loaded.players.has(request.playerId)) throw new Error(`there is no player ${request.playerId}`)
    const cash = playerCash(request.playerId, request.currency)
    const id = book.post({
      opKey: request.opKey,
      opHash,
      kind: 'deposit',
      ref: request.playerId,
      playerId: request.playerId,
      postings: [{ from: house('clearing', request.currency), to: cash, amount: request.amount }],
      result: journalId => ({ journalId: String(journalId) }),
    })
    book.depositors.add(request.playerId)
    countDeposit(book, request, request.amount)
    tellBalance(book, cash)
    return { journalId: String(id) }
  },
}
