import { escrowOf, jackpotOf, playerCash, prizeTo } from '../account-key.ts'
import type { CommandRule } from '../command.ts'
import { countPrize } from '../limits/stakes.ts'
import { contentHash } from '../op-key.ts'
import type { PayoutRow } from '../rows.ts'
import { tellBalance } from '../tell.ts'

export interface Pay {
  readonly instanceId: number
  readonly gameId: number
  readonly currency: string
  /** Plays of the plan. Those that have an outcome by now are passed over. */
  readonly seqs: readonly number[]
}

export interface PayAnswer {
  readonly paid: number
}

/** Pays a chunk of the plan, all prizes of a play at once. The amounts come from the plan's own rows, read under lock. */
export const pay: CommandRule<'pay'> = {
  needs: ({ instanceId, gameId, currency, seqs }) => ({
    // A play that was paid before has an outcome, and is not among the payouts that are loaded.
    opKeys: [],
    instances: [instanceId],
    accounts: [escrowOf(instanceId, currency), jackpotOf(gameId, currency)],
    payouts: [{ instanceId, seqs }],
  }),
  decide({ instanceId, gameId, currency }, book) {
    // Two commands of one batch may name the same play: the first pays it.
    let paid = 0
    const planned = book.loaded.payouts.filter(row => row.instanceId === instanceId)
    for (const [seq, prizes] of Map.groupBy(planned, row => row.seq)) {
      const opKey = keyOf(instanceId, seq)
      if (book.decided(opKey)) continue
      const { playerId } = prizes[0]!
      const tier = prizes.map(prize => prize.tier).join(', ')
      const amount = sumOf(prizes, 'fromPool') + sumOf(prizes, 'fromJackpot')
      const journalId = book.post({
        opKey,
        opHash: contentHash(
          `${playerId} ${tier} ${sumOf(prizes, 'fromPool')} ${sumOf(prizes, 'fromJackpot')}`,
        ),
        kind: 'pay',
        ref: instanceId,
        playerId,
        postings: prizes.flatMap(prize => [
          { from: escrowOf(instanceId, currency), to: prizeTo(prize, currency), amount: prize.fromPool },
          {
            from: jackpotOf(gameId, currency),
            to: prizeTo(prize, currency),
            amount: prize.fromJackpot,
          },
        ]),
        result: () => ({ seq, tier, amount: String(amount) }),
      })
      book.outcomes.push({ instanceId, seq, kind: 'WON', journalId, voidSeq: null })
      countPrize(book, { playerId, currency }, amount)
      if (prizes.some(prize => prize.item === null)) tellBalance(book, playerCash(playerId, currency))
      paid += 1
    }
    return { paid }
  },
}

const sumOf = (prizes: readonly PayoutRow[], source: 'fromPool' | 'fromJackpot'): bigint =>
  prizes.reduce((sum, prize) => sum + prize[source], 0n)

const keyOf = (instanceId: number, seq: number): string => `pay:${instanceId}:${seq}`
