import { operatorAccount, playerCash, playerPrize } from '../account-key.ts'
import type { PrizePlace } from '../cashier/rows.ts'
import type { CommandRule } from '#ledger/command-rule.ts'
import { contentHash, earlierAnswer } from '#ledger/book/op-key.ts'
import { publishBalance } from '#ledger/book/publish.ts'

export interface TakePrize extends PrizePlace {
  readonly opKey: string
  readonly playerId: number
  readonly currency: string
  readonly takenAs: 'item' | 'cash'
  readonly agentId: number | null
}

export type TakePrizeAnswer =
  | { readonly done: true; readonly takenAs: 'item' | 'cash' }
  | { readonly done: false; readonly reason: 'noSuchPrize' | 'alreadyClaimed' }

/** The winner takes the item or its cash option. The amount comes from the draw's payout plan. */
export const takePrize: CommandRule<TakePrize, TakePrizeAnswer> = {
  needs: ({ opKey, playerId, currency, instanceId, seq, n }) => ({
    opKeys: [opKey],
    players: [playerId],
    accounts: [playerPrize(playerId, currency)],
    opens: [playerCash(playerId, currency), operatorAccount('house:items', currency)],
    items: [{ instanceId, seq, n }],
  }),
  decide(request, book) {
    const { opKey, playerId, currency, takenAs, agentId, instanceId, seq, n } = request
    const opHash = contentHash(request)
    const earlier = earlierAnswer(book, opKey, opHash) as TakePrizeAnswer | undefined
    if (earlier) return earlier
    const item = book.loaded.cashier.items.find(
      row => row.instanceId === instanceId && row.seq === seq && row.n === n,
    )
    if (item?.playerId !== playerId || item.currency !== currency)
      return { done: false, reason: 'noSuchPrize' }
    if (item.claimed) return { done: false, reason: 'alreadyClaimed' }
    const answer = { done: true, takenAs } as const
    const cash = playerCash(playerId, currency)
    const to = takenAs === 'cash' ? cash : operatorAccount('house:items', currency)
    const journalId = book.post({
      opKey,
      opHash,
      kind: 'prize-claim',
      ref: instanceId,
      playerId,
      postings: [{ from: playerPrize(playerId, currency), to, amount: item.amount }],
      result: () => answer,
    })
    item.claimed = true
    const { amount } = item
    book.cashierChanges.claims.push({
      instanceId,
      seq,
      n,
      journalId,
      playerId,
      takenAs,
      agentId,
      amount,
      currency,
      claimedAt: book.now,
    })
    if (takenAs === 'cash') publishBalance(book, cash)
    return answer
  },
}
