import type { CommandRule } from '#ledger/command-rule.ts'
import { publishRefunded } from '#ledger/book/publish.ts'
import { findRefundNeeds, isRefunded, type Refund, refundPlay } from '#ledger/sale/refund-play.ts'

export interface RefundAnswer {
  readonly refunded: number
  /** True when the instance is cancelled and every stake is refunded. */
  readonly done: boolean
}

const refundable: ReadonlySet<string> = new Set(['OPEN', 'CLOSED', 'RETRY'])

/** Refunds a chunk of stakes and fees, and cancels the instance in the same transaction as the last refund. */
export const refund: CommandRule<Refund, RefundAnswer> = {
  needs: findRefundNeeds,
  decide({ instanceId, currency, limit }, book) {
    const instance = book.loaded.instances.get(instanceId)
    if (!instance || !refundable.has(instance.status))
      return { refunded: 0, done: instance?.status === 'REFUNDED' }
    const loaded = book.loaded.openTickets.filter(row => row.instanceId === instanceId)
    // Plays cancelled earlier in this batch are already refunded.
    const open = loaded.filter(row => !book.isVoided(row))
    // A second refund command in one batch: the first one has refunded this chunk.
    if (open.some(row => isRefunded(book, row))) return { refunded: open.length, done: false }
    for (const row of open) refundPlay(book, row, currency)
    // A play sold earlier in this batch is not among the loaded ones.
    const done = loaded.length < limit && !book.tickets.some(ticket => ticket.instanceId === instanceId)
    // The instance must not sell between two chunks: RETRY accepts no joins.
    instance.status = done ? 'REFUNDED' : 'RETRY'
    book.touchInstance(instance)
    if (done) {
      book.history.push({ instanceId, kind: 'refunded' })
      publishRefunded(book, instance)
    }
    return { refunded: open.length, done }
  },
}
