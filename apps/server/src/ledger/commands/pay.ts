import { escrowAccount, jackpotAccount, playerCash, prizeAccount } from '../account-key.ts'
import type { CommandRule } from '#ledger/command-rule.ts'
import { countPrize } from '../limits/stakes.ts'
import { contentHash } from '#ledger/book/op-key.ts'
import type { PayoutRow } from '#ledger/book/rows.ts'
import { publishBalance } from '#ledger/book/publish.ts'

export interface Pay {
  readonly instanceId: number
  readonly gameId: number
  readonly currency: string
  /** Winning plays of the plan. Plays that already have an outcome are skipped. */
  readonly seqs: readonly number[]
}

export interface PayAnswer {
  readonly paid: number
}

/** Pays a chunk of the payout plan, all prizes of a play in one journal. The amounts come from the plan's locked rows. */
export const pay: CommandRule<Pay, PayAnswer> = {
  needs: ({ instanceId, gameId, currency, seqs }) => ({
    // No op keys: a paid play has an outcome, and only payouts of plays without one are loaded.
    opKeys: [],
    instances: [instanceId],
    accounts: [escrowAccount(instanceId, currency), jackpotAccount(gameId, currency)],
    payouts: [{ instanceId, seqs }],
  }),
  decide({ instanceId, gameId, currency, seqs }, book) {
    // Two commands of one batch may name the same play; only the first pays it.
    let paid = 0
    const wanted = new Set(seqs)
    const planned = book.loaded.payouts.filter(row => row.instanceId === instanceId && wanted.has(row.seq))
    for (const [seq, prizes] of Map.groupBy(planned, row => row.seq)) {
      const opKey = opKeyFor(instanceId, seq)
      if (book.findDecision(opKey)) continue
      const { playerId } = prizes[0]!
      const tier = prizes.map(prize => prize.tier).join(', ')
      const amount = sumBy(prizes, 'fromPool') + sumBy(prizes, 'fromJackpot')
      const journalId = book.post({
        opKey,
        opHash: contentHash(
          `${playerId} ${tier} ${sumBy(prizes, 'fromPool')} ${sumBy(prizes, 'fromJackpot')}`,
        ),
        kind: 'pay',
        ref: instanceId,
        playerId,
        postings: prizes.flatMap(prize => [
          {
            from: escrowAccount(instanceId, currency),
            to: prizeAccount(prize, currency),
            amount: prize.fromPool,
          },
          {
            from: jackpotAccount(gameId, currency),
            to: prizeAccount(prize, currency),
            amount: prize.fromJackpot,
          },
        ]),
        result: () => ({ seq, tier, amount: String(amount) }),
      })
      book.outcomes.push({ instanceId, seq, kind: 'WON', journalId, voidSeq: null })
      countPrize(book, { playerId, currency }, amount)
      if (prizes.some(prize => prize.item === null)) publishBalance(book, playerCash(playerId, currency))
      paid += 1
    }
    return { paid }
  },
}

const sumBy = (prizes: readonly PayoutRow[], source: 'fromPool' | 'fromJackpot'): bigint =>
  prizes.reduce((sum, prize) => sum + prize[source], 0n)

const opKeyFor = (instanceId: number, seq: number): string => `pay:${instanceId}:${seq}`
