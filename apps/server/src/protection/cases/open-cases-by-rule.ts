import type { Tx } from '@fairground/database/transaction'
import type { Alert } from '@fairground/rules/protection/aml/find-alerts'
import type { Vault } from '#vault/vault.ts'
import { automaticActor } from '../protection-deps.ts'
import type { AutomaticActions } from '../protection-rules.ts'
import type { FoundOn } from '../queries/findings.ts'
import { insertHold } from '../queries/holds.ts'
import { addEntry } from './case-entries.ts'
import { openCases } from './open-cases.ts'

interface Alerted {
  readonly playerId: number
  readonly alerts: readonly Alert[]
}

const listStrong = (alerts: readonly Alert[]): string[] =>
  alerts.filter(({ level }) => level === 'strong').map(({ name }) => name)

/** Opens cases for strong alerts. The pattern of a mule holds withdrawals if the operator has not switched it off. */
export const openCasesByRule = async (
  tx: Tx,
  vault: Vault,
  { memberId, day }: FoundOn,
  alerted: readonly Alerted[],
  { holdMule }: AutomaticActions,
): Promise<void> => {
  const cases = await openCases(
    tx,
    vault,
    memberId,
    alerted.map(({ playerId, alerts }) => ({
      playerId,
      cause: 'rule',
      actor: automaticActor,
      rules: listStrong(alerts),
      kind: 'alert',
      details: { day, alerts },
    })),
  )
  if (!holdMule) return
  for (const { playerId, alerts } of alerted) {
    const caseId = cases.get(playerId)
    if (caseId === undefined || !listStrong(alerts).includes('mule')) continue
    if (await insertHold(tx, { memberId, playerId, caseId, madeBy: automaticActor }))
      await addEntry(tx, vault, { memberId, caseId, actor: automaticActor, kind: 'hold', details: {} })
  }
}
