import { deckFund } from '@fairground/fair/instant/deck-table'
import { deckTermsOf } from '#instant/terms.ts'
import { escrowOf, house } from '../account-key.ts'
import type { CommandRule } from '../command.ts'
import { contentHash, earlierAnswer } from '../op-key.ts'

export interface OpenDeck {
  readonly instanceId: number
  readonly currency: string
}

export interface OpenDeckAnswer {
  readonly journalId: string
}

/** Every prize of the deck is in its escrow before the first ticket can be sold. */
export const openDeck: CommandRule<'openDeck'> = {
  needs: ({ instanceId, currency }) => ({
    opKeys: [keyOf(instanceId)],
    instances: [instanceId],
    accounts: [],
    opens: [house('house:promo', currency), house('house:fee', currency), escrowOf(instanceId, currency)],
    decks: [instanceId],
  }),
  decide(request, book) {
    const { instanceId, currency } = request
    const opHash = contentHash(request)
    const earlier = earlierAnswer(book, keyOf(instanceId), opHash) as OpenDeckAnswer | undefined
    if (earlier) return earlier
    const instance = book.loaded.instances.get(instanceId)
    if (instance?.status !== 'CLOSED' || !book.loaded.deck.decks.has(instanceId))
      throw new Error(`deck ${instanceId} is not published`)
    const id = book.post({
      opKey: keyOf(instanceId),
      opHash,
      kind: 'deck-open',
      ref: instanceId,
      postings: [
        {
          from: house('house:promo', currency),
          to: escrowOf(instanceId, currency),
          amount: deckFund(deckTermsOf(instance).prizeTable),
        },
      ],
      result: journalId => ({ journalId: String(journalId) }),
    })
    instance.status = 'OPEN'
    book.touchInstance(instance)
    return { journalId: String(id) }
  },
}

const keyOf = (instanceId: number): string => `deck-open:${instanceId}`
