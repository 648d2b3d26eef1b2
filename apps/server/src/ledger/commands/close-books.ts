import { escrowOf, house, jackpotOf } from '../account-key.ts'
import type { CommandRule } from '../command.ts'
import { contentHash, earlierAnswer } from '../op-key.ts'

export interface CloseBooks {
  readonly instanceId: number
  readonly gameId: number
  readonly currency: string
  readonly revenue: bigint
  /** Contribution of this instance's sales plus what no ticket won. */
  readonly toJackpot: bigint
}

export interface CloseBooksAnswer {
  readonly journalId: string
}

/**
 * What of an instance's stakes is nobody's prize: the operator's share and the progressive's. Runs before the
 * winners are paid, because a jackpot is paid out of the progressive with this instance's contribution in it.
 */
export const closeBooks: CommandRule<'closeBooks'> = {
  needs: ({ instanceId, gameId, currency }) => ({
    opKeys: [keyOf(instanceId)],
    instances: [instanceId],
    accounts: [escrowOf(instanceId, currency)],
    opens: [house('house:revenue', currency), jackpotOf(gameId, currency)],
  }),
  decide(request, book) {
    const { instanceId, gameId, currency } = request
    const opHash = contentHash(request)
    const earlier = earlierAnswer(book, keyOf(instanceId), opHash) as CloseBooksAnswer | undefined
    if (earlier) return earlier
    const escrow = escrowOf(instanceId, currency)
    const id = book.post({
      opKey: keyOf(instanceId),
      opHash,
      kind: 'close-books',
      ref: instanceId,
      postings: [
        { from: escrow, to: house('house:revenue', currency), amount: request.revenue },
        { from: escrow, to: jackpotOf(gameId, currency), amount: request.toJackpot },
      ],
      result: journalId => ({ journalId: String(journalId) }),
    })
    book.lost.push({ instanceId, journalId: id })
    return { journalId: String(id) }
  },
}

const keyOf = (instanceId: number): string => `close-books:${instanceId}`
