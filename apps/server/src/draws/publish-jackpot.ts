import type { Tx } from '@fairground/database/transaction'
import { announce } from '#events/announce.ts'
import { putInOutbox } from '#events/outbox.ts'
import { readJackpot } from '#instances/jackpot.ts'
import { getTerms, matchesForJackpot, paysJackpot } from '#kinds/terms.ts'
import { toInstanceAddress } from '#lifecycle/address.ts'
import { findResult } from '#lifecycle/chain-queries.ts'
import type { DueInstance } from '#lifecycle/organizer.ts'
import { lockInstance, nextVersion, waitForLane } from '#lifecycle/queries.ts'
import { decimal } from '#platform/money.ts'
import { findOpenInstances } from './queries/instances.ts'

/**
 * Publishes the jackpot after a draw: to the instance that was drawn, and to the open instances of the game, which now
 * play for the new amount. It runs before the end of the instance is stored, so a repeated step publishes it again.
 */
export const publishJackpot = async (tx: Tx, { memberId, id, gameId }: DueInstance): Promise<void> => {
  await waitForLane(tx, memberId)
  const drawn = await lockInstance(tx, memberId, id)
  if (!paysJackpot(getTerms({ rules: drawn.rules, prizeTable: drawn.prize_table }))) return
  const progressiveWon = ((await findResult(tx, memberId, id))?.paid_from_jackpot ?? 0n) > 0n
  const open = await findOpenInstances(tx, memberId, gameId)
  for (const each of [id, ...open.map(row => row.id).toSorted((a, b) => a - b)]) {
    const instance = each === id ? drawn : await lockInstance(tx, memberId, each)
    const terms = getTerms({ rules: instance.rules, prizeTable: instance.prize_table })
    const address = toInstanceAddress(memberId, instance, await nextVersion(tx, memberId, each))
    const progressiveAmount = decimal(await readJackpot(tx, memberId, instance), instance.currency)
    const progressive = { progressiveAmount, progressiveWon, matchesNeeded: matchesForJackpot(terms) }
    await putInOutbox(tx, memberId, announce('gameProgressive', { eventType: 6, ...address, ...progressive }))
  }
}
