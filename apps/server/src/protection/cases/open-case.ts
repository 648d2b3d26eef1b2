import type { Tx } from '@fairground/database/transaction'
import type { PlayerKey } from '#platform/player-key.ts'
import type { Vault } from '#vault/vault.ts'
import { addCaseRules, findLastCase, insertCase } from '../queries/cases.ts'
import { addEntry, type EntryKind } from './case-entries.ts'

interface CaseCause extends PlayerKey {
  readonly cause: 'rule' | 'staff' | 'sanctions'
  readonly actor: string
  /** What the case is about: rules or lists. */
  readonly rules: readonly string[]
  readonly kind: EntryKind
  readonly details: unknown
}

const quietMs = 30 * 86_400_000

/**
 * Opens a case of the player, or adds to the open one. What a person has cleared does not open another case for 30 days.
 * Returns the case, or undefined if nothing is new.
 */
export const openCase = async (tx: Tx, vault: Vault, cause: CaseCause): Promise<number | undefined> => {
  const { memberId, actor, kind, details } = cause
  const last = await findLastCase(tx, cause)
  const known = new Set(last?.rules)
  const isNew = cause.rules.some(rule => !known.has(rule))
  if (last?.status === 'open') {
    if (!isNew) return undefined
    await addCaseRules(tx, memberId, last.id, cause.rules)
    await addEntry(tx, vault, { memberId, caseId: last.id, actor, kind, details })
    return last.id
  }
  const isQuiet = cause.cause === 'rule' && last !== undefined && last.age_ms < quietMs
  if (isQuiet && !isNew) return undefined
  const caseId = await insertCase(tx, cause)
  await addEntry(tx, vault, { memberId, caseId, actor, kind: 'opened', details: { cause: cause.cause } })
  await addEntry(tx, vault, { memberId, caseId, actor, kind, details })
  return caseId
}
