import { operatorAccount, playerCash } from '../account-key.ts'
import type { CommandRule } from '#ledger/command-rule.ts'
import { contentHash, earlierAnswer } from '#ledger/book/op-key.ts'
import { publishBalance } from '#ledger/book/publish.ts'

export interface Adjust {
  readonly opKey: string
  readonly playerId: number
  readonly currency: string
  /** A negative amount debits the player. */
  readonly amount: bigint
  readonly reason: string
  readonly requestedBy: string
  readonly approvedBy: string
}

export type AdjustAnswer =
  | { readonly done: true; readonly adjustmentId: number }
  | { readonly done: false; readonly reason: 'samePerson' | 'noReason' | 'badAmount' | 'notEnoughFunds' }

/** A manual correction: one staff member requests it, another approves it, and both are recorded. */
export const adjust: CommandRule<Adjust, AdjustAnswer> = {
  needs: ({ opKey, playerId, currency }) => ({
    opKeys: [opKey],
    players: [playerId],
    accounts: [],
    opens: [operatorAccount('house:adjustment', currency), playerCash(playerId, currency)],
  }),
  decide(request, book) {
    const { opKey, playerId, currency, amount, reason, requestedBy, approvedBy } = request
    const opHash = contentHash(request)
    const earlier = earlierAnswer(book, opKey, opHash) as AdjustAnswer | undefined
    if (earlier) return earlier
    if (!book.loaded.players.has(playerId)) throw new Error(`unknown player ${playerId}`)
    if (requestedBy === approvedBy) return { done: false, reason: 'samePerson' }
    if (reason.trim() === '') return { done: false, reason: 'noReason' }
    if (amount === 0n) return { done: false, reason: 'badAmount' }
    const cash = playerCash(playerId, currency)
    if (book.balance(cash) + amount < 0n) return { done: false, reason: 'notEnoughFunds' }
    const adjustments = operatorAccount('house:adjustment', currency)
    const id = book.post({
      opKey,
      opHash,
      kind: 'adjust',
      ref: playerId,
      playerId,
      postings: [
        amount > 0n
          ? { from: adjustments, to: cash, amount }
          : { from: cash, to: adjustments, amount: -amount },
      ],
      result: made => ({ done: true, adjustmentId: Number(made) }),
    })
    const approval = { requestedBy, approvedBy }
    book.cashierChanges.adjustments.push({ id, playerId, currency, amount, reason, ...approval })
    publishBalance(book, cash)
    return { done: true, adjustmentId: Number(id) }
  },
}
