import type { Tx } from '@fairground/database/transaction'
import type { Reason, Score } from '@fairground/rules/protection/indicators/find-indicators'
import type { FoundOn } from './queries/findings.ts'
import { findLastFlags, insertFlag, updateFlag } from './queries/flags.ts'

const quietMs = 14 * 86_400_000

const listStrong = (reasons: readonly Pick<Reason, 'name' | 'level'>[]): string[] =>
  reasons.filter(({ level }) => level === 'strong').map(({ name }) => name)

interface Scored {
  readonly playerId: number
  readonly score: Score
}

/**
 * Opens a flag for each of these players, or adds to the open one. A flag that a person has handled is not repeated for 14
 * days, while the interaction is evaluated, unless another indicator becomes strong.
 */
export const openFlags = async (tx: Tx, on: FoundOn, scored: readonly Scored[]): Promise<void> => {
  if (scored.length === 0) return
  const flags = await findLastFlags(
    tx,
    on.memberId,
    scored.map(({ playerId }) => playerId),
  )
  for (const { playerId, score } of scored) {
    const last = flags.get(playerId)
    if (last?.isOpen) {
      if (score.points > last.points) await updateFlag(tx, on, last.id, score)
      continue
    }
    const known = new Set(listStrong(last?.reasons ?? []))
    const isQuiet = last !== undefined && last.ageMs < quietMs
    if (isQuiet && listStrong(score.reasons).every(name => known.has(name))) continue
    await insertFlag(tx, on, playerId, score)
  }
}
