import type { OperatorOutput } from '@fairground/contract/operator/operator-operations'
import { addEntry, readDays, readEntries, readHolds } from '#protection/index.ts'
import { act, type Acting, type StaffDeps } from '#staff/act.ts'
import { requireCaseView } from './aml-cases.ts'
import { readAlerts, readDeposits, readRegisterChecks, readWithdrawals } from './queries/cases.ts'

const maxRows = 10_000

const toText = (value: unknown): string =>
  JSON.stringify(value, (_, each: unknown) => (typeof each === 'bigint' ? String(each) : each), 2)

/** Everything about a case in one document. The export is an entry of the case and of the audit log. */
export const exportAmlCase = (
  deps: StaffDeps,
  acting: Acting,
  caseId: number,
): Promise<OperatorOutput<'exportAmlCase'>> =>
  act(deps, acting, 'export-aml-case', async tx => {
    const memberId = acting.member.id
    const found = await requireCaseView(tx, memberId, caseId)
    const player = { memberId, playerId: found.playerId }
    await addEntry(tx, deps.vault, { memberId, caseId, actor: acting.actor, kind: 'export', details: {} })
    const content = toText({
      operator: acting.member.name,
      case: found,
      entries: await readEntries(tx, deps.vault, memberId, caseId),
      holds: await readHolds(tx, memberId, caseId),
      alerts: await readAlerts(tx, player, maxRows),
      registerChecks: await readRegisterChecks(tx, player, maxRows),
      days: await readDays(tx, memberId, [found.playerId], 0),
      deposits: await readDeposits(tx, player, maxRows),
      withdrawals: await readWithdrawals(tx, player, maxRows),
    })
    return {
      subject: `aml-case/${caseId}`,
      after: { bytes: content.length },
      result: { fileName: `aml-case-${caseId}.json`, content },
    }
  })
