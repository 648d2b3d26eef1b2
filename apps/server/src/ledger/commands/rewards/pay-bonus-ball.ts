import { operatorAccount, playerCash } from '#ledger/account-key.ts'
import { contentHash, earlierAnswer } from '#ledger/book/op-key.ts'
import { publishBalance } from '#ledger/book/publish.ts'
import type { CommandRule } from '#ledger/command-rule.ts'

export interface PayBonusBall {
  readonly ballId: number
  readonly playerId: number
  readonly instanceId: number
  readonly currency: string
  readonly amount: bigint
}

export interface PayBonusBallAnswer {
  readonly journalId: string
}

/** The operator pays what a bonus ball brought, once per ball: the op key contains it. */
export const payBonusBall: CommandRule<PayBonusBall, PayBonusBallAnswer> = {
  needs: ({ ballId, playerId, currency }) => ({
    opKeys: [opKeyFor(ballId)],
    players: [playerId],
    accounts: [],
    opens: [operatorAccount('house:promo', currency), playerCash(playerId, currency)],
  }),
  decide(request, book) {
    const { ballId, playerId, currency, amount } = request
    const opKey = opKeyFor(ballId)
    const opHash = contentHash(request)
    const earlier = earlierAnswer(book, opKey, opHash) as PayBonusBallAnswer | undefined
    if (earlier) return earlier
    if (!book.loaded.players.has(playerId)) throw new Error(`unknown player ${playerId}`)
    const cash = playerCash(playerId, currency)
    const id = book.post({
      opKey,
      opHash,
      kind: 'bonus-ball',
      ref: ballId,
      playerId,
      postings: [{ from: operatorAccount('house:promo', currency), to: cash, amount }],
      result: journalId => ({ journalId: String(journalId) }),
    })
    publishBalance(book, cash)
    return { journalId: String(id) }
  },
}

const opKeyFor = (ballId: number): string => `ball:${ballId}`
