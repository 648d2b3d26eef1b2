import { playerCash, playerSubs } from '../account-key.ts'
import type { Book } from '#ledger/book/book.ts'
import type { SubscriptionRow } from './rows.ts'

export interface PaidAhead extends Omit<SubscriptionRow, 'id' | 'leftN' | 'status'> {
  readonly opKey: string
  readonly opHash: Uint8Array
  /** The number of prepaid instances. */
  readonly instances: number
}

/** Moves the cost of the next instances into the player's subscription escrow; the journal's id becomes the subscription's id. */
export const payAhead = (book: Book, { opKey, opHash, instances, ...terms }: PaidAhead): number => {
  const { playerId, gameId, currency, cost } = terms
  const journalId = book.post({
    opKey,
    opHash,
    kind: 'sub-open',
    ref: gameId,
    playerId,
    postings: [
      {
        from: playerCash(playerId, currency),
        to: playerSubs(playerId, currency),
        amount: cost * BigInt(instances),
      },
    ],
    result: made => ({ done: true, subscriptionId: Number(made) }),
  })
  const id = Number(journalId)
  book.cashierChanges.subscriptions.add({ id, ...terms, leftN: instances, status: 'ACTIVE' })
  return id
}
