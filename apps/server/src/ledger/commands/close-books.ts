import { escrowAccount, operatorAccount, jackpotAccount, reserveAccount } from '../account-key.ts'
import type { CommandRule } from '#ledger/command-rule.ts'
import { contentHash, earlierAnswer } from '#ledger/book/op-key.ts'

export interface CloseBooks {
  readonly instanceId: number
  readonly gameId: number
  readonly currency: string
  readonly revenue: bigint
  /** The contribution from this instance's sales plus the rollover that no ticket won. */
  readonly toJackpot: bigint
  /** What fixed and minimum prizes pay beyond the sales. */
  readonly fromReserve: bigint
}

export interface CloseBooksAnswer {
  readonly journalId: string
}

/**
 * Moves the part of the stakes that is not paid as prizes: the operator's revenue and the contribution to the
 * progressive jackpot. Runs before the winners are paid, because a jackpot includes this instance's contribution.
 * The reserve adds to the escrow what fixed and minimum prizes need. The operator pays what a reserve lacks, because
 * these prizes are never cut.
 */
export const closeBooks: CommandRule<CloseBooks, CloseBooksAnswer> = {
  needs: ({ instanceId, gameId, currency }) => ({
    opKeys: [opKeyFor(instanceId)],
    instances: [instanceId],
    accounts: [escrowAccount(instanceId, currency)],
    opens: [
      operatorAccount('house:revenue', currency),
      operatorAccount('house:promo', currency),
      jackpotAccount(gameId, currency),
      reserveAccount(gameId, currency),
    ],
  }),
  decide(request, book) {
    const { instanceId, gameId, currency } = request
    const opHash = contentHash(request)
    const earlier = earlierAnswer(book, opKeyFor(instanceId), opHash) as CloseBooksAnswer | undefined
    if (earlier) return earlier
    const escrow = escrowAccount(instanceId, currency)
    const reserve = reserveAccount(gameId, currency)
    const held = book.balance(reserve)
    const fromReserve = request.fromReserve < held ? request.fromReserve : held
    const id = book.post({
      opKey: opKeyFor(instanceId),
      opHash,
      kind: 'close-books',
      ref: instanceId,
      postings: [
        { from: escrow, to: operatorAccount('house:revenue', currency), amount: request.revenue },
        { from: escrow, to: jackpotAccount(gameId, currency), amount: request.toJackpot },
        { from: reserve, to: escrow, amount: fromReserve },
        {
          from: operatorAccount('house:promo', currency),
          to: escrow,
          amount: request.fromReserve - fromReserve,
        },
      ],
      result: journalId => ({ journalId: String(journalId) }),
    })
    book.drawn.push({ instanceId, journalId: id })
    return { journalId: String(id) }
  },
}

const opKeyFor = (instanceId: number): string => `close-books:${instanceId}`
