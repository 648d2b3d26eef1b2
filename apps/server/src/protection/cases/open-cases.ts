import type { Tx } from '@fairground/database/transaction'
import type { Vault } from '#vault/vault.ts'
import { addCaseRules, findLastCases, insertCase, type LastCase } from '../queries/cases.ts'
import { addEntry, type EntryKind } from './case-entries.ts'

interface CaseCause {
  readonly playerId: number
  readonly cause: 'rule' | 'staff' | 'sanctions'
  readonly actor: string
  /** What the case is about: rules or lists. */
  readonly rules: readonly string[]
  readonly kind: EntryKind
  readonly details: unknown
}

const quietMs = 30 * 86_400_000

/**
 * Whether a cause says more than the last case of the player. What a person has cleared does not open another case for 30
 * days.
 */
const isNews = (
  last: LastCase | undefined,
  { cause, rules }: Pick<CaseCause, 'cause' | 'rules'>,
): boolean => {
  const hasNewRule = rules.some(rule => !last?.rules.includes(rule))
  if (!last || hasNewRule) return true
  return last.status !== 'open' && !(cause === 'rule' && last.ageMs < quietMs)
}

/** Opens a case for each cause that is news, or adds to the open case of the player. Returns the cases by player. */
export const openCases = async (
  tx: Tx,
  vault: Vault,
  memberId: number,
  causes: readonly CaseCause[],
): Promise<ReadonlyMap<number, number>> => {
  const cases = new Map<number, number>()
  if (causes.length === 0) return cases
  const lastCases = await findLastCases(
    tx,
    memberId,
    causes.map(({ playerId }) => playerId),
  )
  for (const cause of causes) {
    const { playerId, actor, kind, details } = cause
    const last = lastCases.get(playerId)
    if (!isNews(last, cause)) continue
    const isOpen = last?.status === 'open'
    if (isOpen) await addCaseRules(tx, memberId, last.id, cause.rules)
    const caseId = isOpen ? last.id : await insertCase(tx, { memberId, ...cause })
    if (!isOpen)
      await addEntry(tx, vault, { memberId, caseId, actor, kind: 'opened', details: { cause: cause.cause } })
    await addEntry(tx, vault, { memberId, caseId, actor, kind, details })
    cases.set(playerId, caseId)
  }
  return cases
}

/** The same for one player. Returns undefined if the cause is no news. */
export const openCase = async (
  tx: Tx,
  vault: Vault,
  memberId: number,
  cause: CaseCause,
): Promise<number | undefined> => (await openCases(tx, vault, memberId, [cause])).get(cause.playerId)
