import { stretchOf } from '@fairground/rules/bonus/funding'
import { type AccountKey, escrowOf, house, playerCash } from '../account-key.ts'
import { refundTo, takeBackProgress } from '../bonus/grants.ts'
import type { PurchaseRow } from '../bonus/rows.ts'
import type { CommandRule } from '../command.ts'
import { countRefund } from '../limits/stakes.ts'
import { contentHash } from '../op-key.ts'
import { tellBalance, tellRefunded } from '../tell.ts'

export interface Refund {
  readonly instanceId: number
  readonly currency: string
  readonly limit: number
}

export interface RefundAnswer {
  readonly refunded: number
  /** True when the instance is cancelled and every stake of it is back. */
  readonly done: boolean
}

const refundable: ReadonlySet<string> = new Set(['OPEN', 'CLOSED', 'RETRY'])

/** Gives stakes and fees back and cancels the instance in the same transaction as its last refund. */
export const refund: CommandRule<'refund'> = {
  needs: ({ instanceId, currency, limit }) => ({
    opKeys: [],
    instances: [instanceId],
    accounts: [escrowOf(instanceId, currency), house('house:fee', currency), house('house:promo', currency)],
    openTickets: [{ instanceId, limit }],
  }),
  decide({ instanceId, currency, limit }, book) {
    const instance = book.loaded.instances.get(instanceId)
    if (!instance || !refundable.has(instance.status))
      return { refunded: 0, done: instance?.status === 'REFUNDED' }
    const loaded = book.loaded.openTickets.filter(row => row.instanceId === instanceId)
    // What was given back earlier in this batch is settled.
    const open = loaded.filter(row => !book.isVoided(row))
    // Asked twice in one batch: the first has given this chunk back.
    if (open.some(row => book.decided(keyOf(instanceId, row.seq))))
      return { refunded: open.length, done: false }
    for (const row of open) {
      const cash = playerCash(row.playerId, currency)
      const purchase = book.loaded.bonus.purchases.get(row.journalId)
      if (!purchase) throw new Error(`what paid for play ${instanceId}/${row.seq} was not loaded`)
      const index = row.seq - purchase.firstSeq
      const staked = purchase.prices.slice(0, index).reduce((sum, price) => sum + price, 0n)
      const back = (from: AccountKey, paid: PurchaseRow['stake'], start: bigint, each: bigint) =>
        stretchOf(paid, start, start + each).map(({ key, amount }) => ({
          from,
          to: refundTo(book, key, row.playerId),
          amount,
        }))
      const journalId = book.post({
        opKey: keyOf(instanceId, row.seq),
        opHash: contentHash(row),
        kind: 'refund',
        ref: instanceId,
        playerId: row.playerId,
        postings: [
          ...back(escrowOf(instanceId, currency), purchase.stake, staked, row.price),
          ...back(house('house:fee', currency), purchase.fee, BigInt(index) * row.fee, row.fee),
        ],
        result: () => ({ seq: row.seq, amount: String(row.price + row.fee) }),
      })
      book.outcomes.push({ instanceId, seq: row.seq, kind: 'REFUND', journalId, voidSeq: null })
      takeBackProgress(book, purchase, row.seq, journalId)
      countRefund(book, { playerId: row.playerId, currency }, row.price + row.fee, row.createdAt)
      if (book.hasAccount(cash)) tellBalance(book, cash)
    }
    // A play sold earlier in this batch was not among those loaded.
    const done = loaded.length < limit && !book.tickets.some(ticket => ticket.instanceId === instanceId)
    // Between two chunks the instance must not sell: RETRY takes no joins.
    instance.status = done ? 'REFUNDED' : 'RETRY'
    book.touchInstance(instance)
    if (done) {
      book.history.push({ instanceId, kind: 'refunded' })
      tellRefunded(book, instance)
    }
    return { refunded: open.length, done }
  },
}

const keyOf = (instanceId: number, seq: number): string => `refund:${instanceId}:${seq}`
