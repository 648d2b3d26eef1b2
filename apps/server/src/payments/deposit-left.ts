import type { Tx } from '@fairground/database/transaction'
import { effectiveCap } from '@fairground/rules/limits/effective-cap'
import { leftOf } from '@fairground/rules/limits/left'
import { depositKinds } from '@fairground/rules/limits/window'
import { type PlayerInCurrency, readChanges, readUsed } from '#ledger/limits/read-used.ts'

/** What the player may still pay in by his tightest limit; null when he has none. For showing: the lane decides. */
export const depositLeft = async (tx: Tx, whose: PlayerInCurrency, now: number): Promise<bigint | null> => {
  const changes = await readChanges(tx, whose)
  let least: bigint | null = null
  for (const kind of depositKinds) {
    const cap = effectiveCap(
      changes.filter(change => change.kind === kind),
      now,
    )
    if (cap === null) continue
    const used = await readUsed(tx, whose, kind, now)
    const left = leftOf(cap, used)
    if (least === null || left < least) least = left
  }
  return least
}
