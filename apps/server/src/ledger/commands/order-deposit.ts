import { operatorAccount, playerCash } from '../account-key.ts'
import type { CommandRule } from '#ledger/command-rule.ts'
import { countDeposit, mayDeposit } from '../limits/deposits.ts'
import { contentHash, earlierAnswer } from '#ledger/book/op-key.ts'

export interface OrderDeposit {
  readonly opKey: string
  readonly playerId: number
  readonly provider: string
  readonly currency: string
  readonly amount: bigint
}

export type OrderDepositAnswer =
  | { readonly done: true; readonly paymentId: number }
  | { readonly done: false; readonly reason: 'playerNotActive' | 'badAmount' | 'depositLimit' }

/** Records the deposit that the player is about to make. No money moves; the provider's report is compared with it later. */
export const orderDeposit: CommandRule<OrderDeposit, OrderDepositAnswer> = {
  needs: ({ opKey, playerId, currency }) => ({
    opKeys: [opKey],
    players: [playerId],
    accounts: [],
    opens: [operatorAccount('clearing', currency), playerCash(playerId, currency)],
    limitPlayers: [playerId],
    depositLimitPlayers: [playerId],
  }),
  decide(request, book) {
    const { opKey, playerId, provider, currency, amount } = request
    const opHash = contentHash(request)
    const earlier = earlierAnswer(book, opKey, opHash) as OrderDepositAnswer | undefined
    if (earlier) return earlier
    const player = book.loaded.players.get(playerId)
    if (!player) throw new Error(`unknown player ${playerId}`)
    if (player.status !== 'active') return { done: false, reason: 'playerNotActive' }
    if (amount <= 0n) return { done: false, reason: 'badAmount' }
    if (!mayDeposit(book, request, amount)) return { done: false, reason: 'depositLimit' }
    const journalId = book.post({
      opKey,
      opHash,
      kind: 'deposit-order',
      ref: playerId,
      playerId,
      postings: [],
      result: made => ({ done: true, paymentId: Number(made) }),
    })
    const id = Number(journalId)
    const order = { id, playerId, provider, currency, amount }
    book.cashierChanges.payments.add({
      ...order,
      providerRef: null,
      state: 'CREATED',
      flag: null,
      orderedAt: book.now,
    })
    countDeposit(book, request, amount)
    return { done: true, paymentId: id }
  },
}
