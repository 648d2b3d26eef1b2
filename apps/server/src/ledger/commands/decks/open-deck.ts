import { deckFund } from '@fairground/fair/instant/deck-table'
import { getDeckTerms } from '#kinds/deck-terms.ts'
import { escrowAccount, operatorAccount } from '#ledger/account-key.ts'
import type { CommandRule } from '#ledger/command-rule.ts'
import { contentHash, earlierAnswer } from '#ledger/book/op-key.ts'

export interface OpenDeck {
  readonly instanceId: number
  readonly currency: string
}

export interface OpenDeckAnswer {
  readonly journalId: string
}

/** Funds the escrow with every prize of the deck before the first ticket can be sold. */
export const openDeck: CommandRule<OpenDeck, OpenDeckAnswer> = {
  needs: ({ instanceId, currency }) => ({
    opKeys: [opKeyFor(instanceId)],
    instances: [instanceId],
    accounts: [],
    opens: [
      operatorAccount('house:promo', currency),
      operatorAccount('house:fee', currency),
      escrowAccount(instanceId, currency),
    ],
    decks: [instanceId],
  }),
  decide(request, book) {
    const { instanceId, currency } = request
    const opHash = contentHash(request)
    const earlier = earlierAnswer(book, opKeyFor(instanceId), opHash) as OpenDeckAnswer | undefined
    if (earlier) return earlier
    const instance = book.loaded.instances.get(instanceId)
    if (instance?.status !== 'CLOSED' || !book.loaded.deck.decks.has(instanceId))
      throw new Error(`deck ${instanceId} is not published`)
    const id = book.post({
      opKey: opKeyFor(instanceId),
      opHash,
      kind: 'deck-open',
      ref: instanceId,
      postings: [
        {
          from: operatorAccount('house:promo', currency),
          to: escrowAccount(instanceId, currency),
          amount: deckFund(getDeckTerms(instance).prizeTable),
        },
      ],
      result: journalId => ({ journalId: String(journalId) }),
    })
    instance.status = 'OPEN'
    book.touchInstance(instance)
    return { journalId: String(id) }
  },
}

const opKeyFor = (instanceId: number): string => `deck-open:${instanceId}`
