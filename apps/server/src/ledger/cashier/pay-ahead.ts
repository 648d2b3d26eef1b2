import { playerCash, playerSubs } from '../account-key.ts'
import type { Book } from '../book.ts'
import type { SubscriptionRow } from './rows.ts'

export interface PaidAhead extends Omit<SubscriptionRow, 'id' | 'leftN' | 'status'> {
  readonly opKey: string
  readonly opHash: Uint8Array
  /** How many instances are paid ahead. */
  readonly instances: number
}

/** Moves what the plays of the next instances cost into the player's escrow; the journal numbers the subscription. */
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
