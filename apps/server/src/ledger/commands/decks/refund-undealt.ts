import type { CommandRule } from '#ledger/command-rule.ts'
import { findRefundNeeds, isRefunded, type Refund, refundPlay } from '#ledger/sale/refund-play.ts'

export interface RefundUndealtAnswer {
  readonly refunded: number
}

/** Refunds a chunk of the tickets that can get no card any more: no round served them before the deck's lock opened. */
export const refundUndealt: CommandRule<Refund, RefundUndealtAnswer> = {
  needs: request => ({ ...findRefundNeeds(request), decks: [request.instanceId] }),
  decide({ instanceId, currency }, book) {
    const instance = book.loaded.instances.get(instanceId)
    const deck = book.loaded.deck.decks.get(instanceId)
    if (instance?.status !== 'CLOSED' || !deck) throw new Error(`deck ${instanceId} still sells or has ended`)
    const loaded = book.loaded.openTickets.filter(row => row.instanceId === instanceId)
    // A card may be dealt, or a ticket refunded, earlier in this batch.
    const open = loaded.filter(row => row.seq > deck.dealt && !isRefunded(book, row))
    for (const row of open) refundPlay(book, row, currency)
    deck.refunded += open.length
    return { refunded: open.length }
  },
}
