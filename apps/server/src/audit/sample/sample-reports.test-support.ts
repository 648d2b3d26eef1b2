import type { Database } from '@fairground/database/connect'
import type { Pool } from 'pg'
import { generateNext } from '#reports/generate.ts'
import { insertApprovedProposal } from '#testing/approved-proposal.test-support.ts'

/** Two generated reports. A proposal permitted the export of the one about single players. */
export const addReports = async (owner: Pool, db: Database, memberId: number): Promise<void> => {
  for (const [id, name] of (['playerFunds', 'playerAccountSummary'] as const).entries())
    await owner.query(
      `INSERT INTO generated_report (member_id, id, request_id, name, version, period_from, period_to, requested_by)
       VALUES ($1, $2, gen_random_uuid(), $3, 1, to_timestamp(0), to_timestamp(4000000000), 'staff/1')`,
      [memberId, id + 1, name],
    )
  while (await generateNext(db, memberId));
  const { proposalId, maker } = await insertApprovedProposal(
    async (text, values) => (await owner.query<never>(text, values && [...values])).rows,
    { memberId, kind: 'exportPersonalData', subject: 'report/2', payload: { reportId: 2 } },
  )
  await owner.query(`UPDATE proposal SET status = 'executed' WHERE member_id = $1 AND id = $2`, [
    memberId,
    proposalId,
  ])
  await owner.query(
    `INSERT INTO report_permit VALUES ($1, $2, 2, $3, clock_timestamp() + interval '1 day')`,
    [memberId, proposalId, maker],
  )
  await owner.query(
    `INSERT INTO report_export (member_id, report_id, staff_id, format, part, proposal_id) VALUES ($1, 2, $2, 'csv', 1, $3)`,
    [memberId, maker, proposalId],
  )
}
