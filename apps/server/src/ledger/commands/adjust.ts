import { house, playerCash } from '../account-key.ts'
import type { CommandRule } from '../command.ts'
import { contentHash, earlierAnswer } from '../op-key.ts'
import { tellBalance } from '../tell.ts'

export interface Adjust {
  readonly opKey: string
  readonly playerId: number
  readonly currency: string
  /** Below zero takes from the player. */
  readonly amount: bigint
  readonly reason: string
  readonly requestedBy: string
  readonly approvedBy: string
}

export type AdjustAnswer =
  | { readonly done: true; readonly adjustmentId: number }
  | { readonly done: false; readonly reason: 'samePerson' | 'noReason' | 'badAmount' | 'notEnoughFunds' }

/** A correction by hand: one person asks, another agrees, and both are written down with it. */
export const adjust: CommandRule<'adjust'> = {
  needs: ({ opKey, playerId, currency }) => ({
    opKeys: [opKey],
    players: [playerId],
    accounts: [],
    opens: [house('house:adjustment', currency), playerCash(playerId, currency)],
  }),
  decide(request, book) {
    const { opKey, playerId, currency, amount, reason, requestedBy, approvedBy } = request
    const opHash = contentHash(request)
    const earlier = earlierAnswer(book, opKey, opHash) as AdjustAnswer | undefined
    if (earlier) return earlier
    if (!book.loaded.players.has(playerId)) throw new Error(`there is no player ${playerId}`)
    if (requestedBy === approvedBy) return { done: false, reason: 'samePerson' }
    if (reason.trim() === '') return { done: false, reason: 'noReason' }
    if (amount === 0n) return { done: false, reason: 'badAmount' }
    const cash = playerCash(playerId, currency)
    if (book.balance(cash) + amount < 0n) return { done: false, reason: 'notEnoughFunds' }
    const ours = house('house:adjustment', currency)
    const id = book.post({
      opKey,
      opHash,
      kind: 'adjust',
      ref: playerId,
      playerId,
      postings: [amount > 0n ? { from: ours, to: cash, amount } : { from: cash, to: ours, amount: -amount }],
      result: made => ({ done: true, adjustmentId: Number(made) }),
    })
    const people = { requestedBy, approvedBy }
    book.cashierChanges.adjustments.push({ id, playerId, currency, amount, reason, ...people })
    tellBalance(book, cash)
    return { done: true, adjustmentId: Number(id) }
  },
}
