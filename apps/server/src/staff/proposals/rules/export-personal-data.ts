import { reports } from '@fairground/contract/operator/reports/reports'
import type { Tx } from '@fairground/database/transaction'
import { CommandRefused } from '#staff/act.ts'
import { insertPermit } from '#staff/reports/queries.ts'
import { requireFinishedReport } from '#staff/reports/report-view.ts'
import type { ProposalRule } from '../proposal-rule.ts'

const requirePersonalReport = async (tx: Tx, memberId: number, reportId: number) => {
  const { name } = await requireFinishedReport(tx, memberId, reportId)
  if (!reports[name].hasPersonalData)
    throw new CommandRefused(`report ${reportId} has no personal data and can be exported without a proposal`)
}

/** The maker may export the report for a day. */
export const exportPersonalDataRule: ProposalRule<'exportPersonalData'> = {
  toSubject: ({ reportId }) => `report/${reportId}`,
  check: (tx, memberId, { reportId }) => requirePersonalReport(tx, memberId, reportId),
  async executeInside(tx, { memberId, proposalId, payload: { reportId }, maker }) {
    const staffId = Number(maker.split('/')[1])
    await insertPermit(tx, memberId, { proposalId, reportId, staffId })
    return { after: { report: reportId, staff: staffId } }
  },
}
