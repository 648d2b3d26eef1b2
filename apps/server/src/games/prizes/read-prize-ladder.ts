import type { Tx } from '@fairground/database/transaction'
import type { findInstance } from '#instances/find-instance.ts'
import { readJackpot } from '#instances/jackpot.ts'
import { isDeck } from '#kinds/deck-terms.ts'
import type { StoredTier } from '#kinds/playout.ts'
import { findDrawResult } from '#games/results/queries.ts'
import { toFinalLadder } from './to-final-ladder.ts'
import { toPrizeLadder } from './to-prize-ladder.ts'

/** The prizes of an instance as every page shows them. They are final when the play-out is over. */
export const readPrizeLadder = async (
  tx: Tx,
  memberId: number,
  instance: Awaited<ReturnType<typeof findInstance>>,
) => {
  if (isDeck(instance)) return toPrizeLadder(instance, 0n)
  const jackpot = await readJackpot(tx, memberId, instance)
  const result = instance.status === 'ENDED' ? await findDrawResult(tx, memberId, instance.id) : undefined
  return result
    ? toFinalLadder(instance, result.tiers as StoredTier[], jackpot)
    : toPrizeLadder(instance, jackpot)
}
