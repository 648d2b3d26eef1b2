import { deckFund } from '@fairground/fair/instant/deck-table'
import { deckTermsOf } from '#instant/terms.ts'
import { escrowOf, house } from '../account-key.ts'
import type { CommandRule } from '../command.ts'
import { contentHash, earlierAnswer } from '../op-key.ts'

export interface EndDeck {
  readonly instanceId: number
  readonly currency: string
}

export interface EndDeckAnswer {
  readonly journalId: string
}

/** When every ticket sold has its card: the reserve goes back, and what the sales have left over the prizes is earned. */
export const endDeck: CommandRule<'endDeck'> = {
  needs: ({ instanceId, currency }) => ({
    opKeys: [keyOf(instanceId)],
    instances: [instanceId],
    accounts: [escrowOf(instanceId, currency), house('house:promo', currency)],
    opens: [house('house:revenue', currency)],
    decks: [instanceId],
  }),
  decide(request, book) {
    const { instanceId, currency } = request
    const opHash = contentHash(request)
    const earlier = earlierAnswer(book, keyOf(instanceId), opHash) as EndDeckAnswer | undefined
    if (earlier) return earlier
    const instance = book.loaded.instances.get(instanceId)
    const deck = book.loaded.deck.decks.get(instanceId)
    if (instance?.status !== 'CLOSED' || deck?.dealt !== instance.sold)
      throw new Error(`deck ${instanceId} has tickets without a card, or still sells`)
    const escrow = escrowOf(instanceId, currency)
    const left = book.balance(escrow)
    const fund = deckFund(deckTermsOf(instance).prizeTable)
    const reserve = left < fund ? left : fund
    const id = book.post({
      opKey: keyOf(instanceId),
      opHash,
      kind: 'deck-end',
      ref: instanceId,
      postings: [
        { from: escrow, to: house('house:promo', currency), amount: reserve },
        { from: escrow, to: house('house:revenue', currency), amount: left - reserve },
      ],
      result: journalId => ({ journalId: String(journalId) }),
    })
    return { journalId: String(id) }
  },
}

const keyOf = (instanceId: number): string => `deck-end:${instanceId}`
