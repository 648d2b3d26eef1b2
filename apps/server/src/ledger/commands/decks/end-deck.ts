import { deckFund } from '@fairground/fair/instant/deck-table'
import { getDeckTerms } from '#kinds/deck-terms.ts'
import { escrowAccount, operatorAccount } from '#ledger/account-key.ts'
import type { CommandRule } from '#ledger/command-rule.ts'
import { contentHash, earlierAnswer } from '#ledger/book/op-key.ts'

export interface EndDeck {
  readonly instanceId: number
  readonly currency: string
}

export interface EndDeckAnswer {
  readonly journalId: string
}

/** After every sold ticket has its card or its refund: returns the prize reserve and books the rest of the escrow as revenue. */
export const endDeck: CommandRule<EndDeck, EndDeckAnswer> = {
  needs: ({ instanceId, currency }) => ({
    opKeys: [opKeyFor(instanceId)],
    instances: [instanceId],
    accounts: [escrowAccount(instanceId, currency), operatorAccount('house:promo', currency)],
    opens: [operatorAccount('house:revenue', currency)],
    decks: [instanceId],
  }),
  decide(request, book) {
    const { instanceId, currency } = request
    const opHash = contentHash(request)
    const earlier = earlierAnswer(book, opKeyFor(instanceId), opHash) as EndDeckAnswer | undefined
    if (earlier) return earlier
    const instance = book.loaded.instances.get(instanceId)
    const deck = book.loaded.deck.decks.get(instanceId)
    if (instance?.status !== 'CLOSED' || !deck || deck.dealt + deck.refunded !== instance.sold)
      throw new Error(`deck ${instanceId} still sells or has tickets without a card and without a refund`)
    const escrow = escrowAccount(instanceId, currency)
    const left = book.balance(escrow)
    const fund = deckFund(getDeckTerms(instance).prizeTable)
    const reserve = left < fund ? left : fund
    const id = book.post({
      opKey: opKeyFor(instanceId),
      opHash,
      kind: 'deck-end',
      ref: instanceId,
      postings: [
        { from: escrow, to: operatorAccount('house:promo', currency), amount: reserve },
        { from: escrow, to: operatorAccount('house:revenue', currency), amount: left - reserve },
      ],
      result: journalId => ({ journalId: String(journalId) }),
    })
    return { journalId: String(id) }
  },
}

const opKeyFor = (instanceId: number): string => `deck-end:${instanceId}`
