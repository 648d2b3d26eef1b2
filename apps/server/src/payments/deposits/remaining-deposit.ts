import type { Tx } from '@fairground/database/transaction'
import { effectiveCap } from '@fairground/rules/limits/effective-cap'
import { remainingLimit } from '@fairground/rules/limits/remaining'
import { depositKinds } from '@fairground/rules/limits/window'
import { type PlayerInCurrency, readChanges, readUsed } from '#ledger/limits/read-used.ts'

/** The amount left under the player's tightest deposit limit, or null without a limit. For display only: the lane decides. */
export const computeRemainingDeposit = async (
  tx: Tx,
  player: PlayerInCurrency,
  now: number,
): Promise<bigint | null> => {
  const changes = await readChanges(tx, player)
  let lowest: bigint | null = null
  for (const kind of depositKinds) {
    const cap = effectiveCap(
      changes.filter(change => change.kind === kind),
      now,
    )
    if (cap === null) continue
    const used = await readUsed(tx, player, kind, now)
    const left = remainingLimit(cap, used)
    if (lowest === null || left < lowest) lowest = left
  }
  return lowest
}
