import type { Tx } from '@fairground/database/transaction'
import type { Alert } from '@fairground/rules/protection/aml/find-alerts'
import type { Vault } from '#vault/vault.ts'
import { automaticActor } from '../protection-deps.ts'
import type { AutomaticActions } from '../protection-rules.ts'
import type { FoundOn } from '../queries/findings.ts'
import { insertHold } from '../queries/holds.ts'
import { addEntry } from './case-entries.ts'
import { openCase } from './open-case.ts'

/** Opens a case for strong alerts. The pattern of a mule holds withdrawals if the operator has not switched it off. */
export const openCaseByRule = async (
  tx: Tx,
  vault: Vault,
  { memberId, playerId, day }: FoundOn,
  alerts: readonly Alert[],
  { holdMule }: AutomaticActions,
): Promise<void> => {
  const strong = alerts.filter(({ level }) => level === 'strong')
  const caseId = await openCase(tx, vault, {
    memberId,
    playerId,
    cause: 'rule',
    actor: automaticActor,
    rules: strong.map(({ name }) => name),
    kind: 'alert',
    details: { day, alerts },
  })
  if (caseId === undefined || !holdMule || !strong.some(({ name }) => name === 'mule')) return
  const hold = { memberId, playerId, caseId, madeBy: automaticActor }
  if (await insertHold(tx, hold))
    await addEntry(tx, vault, { memberId, caseId, actor: automaticActor, kind: 'hold', details: {} })
}
