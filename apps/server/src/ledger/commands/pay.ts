import { escrowOf, jackpotOf, playerCash } from '../account-key.ts'
import type { CommandRule } from '../command.ts'
import { contentHash } from '../op-key.ts'
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

/** Pays a chunk of the plan. The amounts come from the plan's own rows, read under lock. */
export const pay: CommandRule<'pay'> = {
  needs: ({ instanceId, gameId, currency, seqs }) => ({
    opKeys: seqs.map(seq => keyOf(instanceId, seq)),
    instances: [instanceId],
    accounts: [escrowOf(instanceId, currency), jackpotOf(gameId, currency)],
    payouts: [{ instanceId, seqs }],
  }),
  decide({ instanceId, gameId, currency }, book) {
    // Two commands of one batch may name the same play: the first pays it.
    let paid = 0
    for (const row of book.loaded.payouts) {
      const opKey = keyOf(instanceId, row.seq)
      if (row.instanceId !== instanceId || book.decided(opKey)) continue
      const cash = playerCash(row.playerId, currency)
      const journalId = book.post({
        opKey,
        opHash: contentHash(row),
        kind: 'pay',
        ref: instanceId,
        playerId: row.playerId,
        postings: [
          { from: escrowOf(instanceId, currency), to: cash, amount: row.fromPool },
          { from: jackpotOf(gameId, currency), to: cash, amount: row.fromJackpot },
        ],
        result: () => ({ seq: row.seq, tier: row.tier, amount: String(row.fromPool + row.fromJackpot) }),
      })
      book.outcomes.push({ instanceId, seq: row.seq, kind: 'WON', journalId })
      tellBalance(book, cash)
      paid += 1
    }
    return { paid }
  },
}

const keyOf = (instanceId: number, seq: number): string => `pay:${instanceId}:${seq}`
