import { sliceParts } from '@fairground/rules/bonus/funding'
import { type AccountKey, escrowAccount, operatorAccount, playerCash } from '#ledger/account-key.ts'
import { refundAccount, reversePlayProgress } from '#ledger/bonus/grants.ts'
import type { PurchasePayments } from '#ledger/bonus/rows.ts'
import type { Book } from '#ledger/book/book.ts'
import { contentHash } from '#ledger/book/op-key.ts'
import { publishBalance } from '#ledger/book/publish.ts'
import type { OpenTicketRow } from '#ledger/book/rows.ts'
import { countRefund } from '#ledger/limits/stakes.ts'
import type { Needs } from '#ledger/load/needs.ts'

/** Refunds up to `limit` plays of an instance. */
export interface Refund {
  readonly instanceId: number
  readonly currency: string
  readonly limit: number
}

export const findRefundNeeds = ({ instanceId, currency, limit }: Refund): Needs => ({
  opKeys: [],
  instances: [instanceId],
  accounts: [
    escrowAccount(instanceId, currency),
    operatorAccount('house:fee', currency),
    operatorAccount('house:promo', currency),
  ],
  openTickets: [{ instanceId, limit }],
})

/** Returns stake and fee of a play to the accounts that paid them. */
export const refundPlay = (book: Book, row: OpenTicketRow, currency: string): void => {
  const { instanceId, seq, playerId } = row
  const cash = playerCash(playerId, currency)
  const purchase = book.loaded.bonus.purchases.get(row.journalId)
  if (!purchase) throw new Error(`the payment of play ${instanceId}/${seq} was not loaded`)
  const index = seq - purchase.firstSeq
  const staked = purchase.prices.slice(0, index).reduce((sum, price) => sum + price, 0n)
  const refunds = (from: AccountKey, paid: PurchasePayments['stake'], start: bigint, each: bigint) =>
    sliceParts(paid, start, start + each).map(({ key, amount }) => ({
      from,
      to: refundAccount(book, key, playerId),
      amount,
    }))
  const journalId = book.post({
    opKey: opKeyFor(row),
    opHash: contentHash(row),
    kind: 'refund',
    ref: instanceId,
    playerId,
    postings: [
      ...refunds(escrowAccount(instanceId, currency), purchase.stake, staked, row.price),
      ...refunds(operatorAccount('house:fee', currency), purchase.fee, BigInt(index) * row.fee, row.fee),
    ],
    result: () => ({ seq, amount: String(row.price + row.fee) }),
  })
  book.outcomes.push({ instanceId, seq, kind: 'REFUND', journalId, voidSeq: null })
  reversePlayProgress(book, purchase, seq, journalId)
  countRefund(book, { playerId, currency }, row.price + row.fee, row.createdAt)
  if (book.hasAccount(cash)) publishBalance(book, cash)
}

/** Whether an earlier command of this batch has refunded the play. */
export const isRefunded = (book: Book, row: OpenTicketRow): boolean =>
  book.findDecision(opKeyFor(row)) !== undefined

const opKeyFor = ({ instanceId, seq }: OpenTicketRow): string => `refund:${instanceId}:${seq}`
