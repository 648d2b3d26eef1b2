import { sliceParts } from '@fairground/rules/bonus/funding'
import { type AccountKey, escrowAccount, operatorAccount, playerCash } from '../account-key.ts'
import { refundAccount, reversePlayProgress } from '../bonus/grants.ts'
import type { PurchasePayments } from '../bonus/rows.ts'
import type { CommandRule } from '#ledger/command-rule.ts'
import { countRefund } from '../limits/stakes.ts'
import { contentHash } from '#ledger/book/op-key.ts'
import { publishBalance, publishRefunded } from '#ledger/book/publish.ts'

export interface Refund {
  readonly instanceId: number
  readonly currency: string
  readonly limit: number
}

export interface RefundAnswer {
  readonly refunded: number
  /** True when the instance is cancelled and every stake is refunded. */
  readonly done: boolean
}

const refundable: ReadonlySet<string> = new Set(['OPEN', 'CLOSED', 'RETRY'])

/** Refunds a chunk of stakes and fees, and cancels the instance in the same transaction as the last refund. */
export const refund: CommandRule<Refund, RefundAnswer> = {
  needs: ({ instanceId, currency, limit }) => ({
    opKeys: [],
    instances: [instanceId],
    accounts: [
      escrowAccount(instanceId, currency),
      operatorAccount('house:fee', currency),
      operatorAccount('house:promo', currency),
    ],
    openTickets: [{ instanceId, limit }],
  }),
  decide({ instanceId, currency, limit }, book) {
    const instance = book.loaded.instances.get(instanceId)
    if (!instance || !refundable.has(instance.status))
      return { refunded: 0, done: instance?.status === 'REFUNDED' }
    const loaded = book.loaded.openTickets.filter(row => row.instanceId === instanceId)
    // Plays cancelled earlier in this batch are already refunded.
    const open = loaded.filter(row => !book.isVoided(row))
    // A second refund command in one batch: the first one has refunded this chunk.
    if (open.some(row => book.findDecision(opKeyFor(instanceId, row.seq))))
      return { refunded: open.length, done: false }
    for (const row of open) {
      const cash = playerCash(row.playerId, currency)
      const purchase = book.loaded.bonus.purchases.get(row.journalId)
      if (!purchase) throw new Error(`the payment of play ${instanceId}/${row.seq} was not loaded`)
      const index = row.seq - purchase.firstSeq
      const staked = purchase.prices.slice(0, index).reduce((sum, price) => sum + price, 0n)
      const refunds = (from: AccountKey, paid: PurchasePayments['stake'], start: bigint, each: bigint) =>
        sliceParts(paid, start, start + each).map(({ key, amount }) => ({
          from,
          to: refundAccount(book, key, row.playerId),
          amount,
        }))
      const journalId = book.post({
        opKey: opKeyFor(instanceId, row.seq),
        opHash: contentHash(row),
        kind: 'refund',
        ref: instanceId,
        playerId: row.playerId,
        postings: [
          ...refunds(escrowAccount(instanceId, currency), purchase.stake, staked, row.price),
          ...refunds(operatorAccount('house:fee', currency), purchase.fee, BigInt(index) * row.fee, row.fee),
        ],
        result: () => ({ seq: row.seq, amount: String(row.price + row.fee) }),
      })
      book.outcomes.push({ instanceId, seq: row.seq, kind: 'REFUND', journalId, voidSeq: null })
      reversePlayProgress(book, purchase, row.seq, journalId)
      countRefund(book, { playerId: row.playerId, currency }, row.price + row.fee, row.createdAt)
      if (book.hasAccount(cash)) publishBalance(book, cash)
    }
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

const opKeyFor = (instanceId: number, seq: number): string => `refund:${instanceId}:${seq}`
