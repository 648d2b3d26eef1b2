import type { Tx } from '@fairground/database/transaction'
import type { Reason, Score } from '@fairground/rules/protection/indicators/find-indicators'
import type { FoundOn } from './queries/findings.ts'
import { findLastFlag, insertFlag, updateFlag } from './queries/flags.ts'

const quietMs = 14 * 86_400_000

const listStrong = (reasons: readonly Pick<Reason, 'name' | 'level'>[]): string[] =>
  reasons.filter(({ level }) => level === 'strong').map(({ name }) => name)

/**
 * Opens a flag, or adds to the open one. A flag that a person has handled is not repeated for 14 days, while the
 * interaction is evaluated, unless another indicator becomes strong.
 */
export const openFlag = async (tx: Tx, on: FoundOn, score: Score): Promise<void> => {
  const last = await findLastFlag(tx, on)
  if (last?.handled_at === null) {
    if (score.points > last.points) await updateFlag(tx, on, last.id, score)
    return
  }
  const known = new Set(listStrong((last?.reasons ?? []) as readonly Reason[]))
  const isQuiet = last !== undefined && last.age_ms < quietMs
  if (isQuiet && listStrong(score.reasons).every(name => known.has(name))) return
  await insertFlag(tx, on, score)
}
