import type { Tx } from '@fairground/database/transaction'
import { sql } from 'kysely'

export type DifferenceState = 'open' | 'explained' | 'corrected' | 'gone'

export interface StoredDifference {
  readonly id: number
  readonly provider: string
  readonly day: string
  readonly reference: string
  readonly movement: 'paid' | 'takenBack' | 'paidOut'
  readonly text: string
  readonly state: DifferenceState
  readonly foundAt: number
  readonly explainedBy: number | null
  readonly explanation: string | null
  readonly proposalId: number | null
}

export const readDifferences = async (
  tx: Tx,
  memberId: number,
  {
    after,
    limit,
    state,
  }: { readonly after: number; readonly limit: number; readonly state?: DifferenceState | undefined },
): Promise<readonly StoredDifference[]> => {
  const { rows } = await sql<StoredDifference>`
    SELECT id, provider, day::text AS day, reference, movement, text, state, found_at AS "foundAt",
           explained_by AS "explainedBy", explanation, proposal_id AS "proposalId"
      FROM reconciliation_difference
     WHERE member_id = ${memberId} AND id > ${after} AND (${state ?? null}::text IS NULL OR state = ${state ?? null}::text)
     ORDER BY id LIMIT ${limit}`.execute(tx)
  return rows
}

export const readWorklist = async (tx: Tx, memberId: number) => {
  const { rows } = await sql<{ open: number; comparedAt: number | null }>`
    SELECT (SELECT count(*)::integer FROM reconciliation_difference WHERE member_id = ${memberId} AND state = 'open') AS open,
           (SELECT max(compared_at) FROM reconciliation WHERE member_id = ${memberId}) AS "comparedAt"`.execute(
    tx,
  )
  return rows[0]!
}

/** Returns false if the difference is not open. */
export const updateExplained = async (
  tx: Tx,
  memberId: number,
  differenceId: number,
  by: { readonly staffId: number; readonly explanation: string; readonly proposalId: number | null },
): Promise<boolean> => {
  const { rows } = await sql<{ id: number }>`
    UPDATE reconciliation_difference
       SET state = ${by.proposalId === null ? 'explained' : 'corrected'}, explained_by = ${by.staffId},
           explanation = ${by.explanation}, proposal_id = ${by.proposalId}
     WHERE member_id = ${memberId} AND id = ${differenceId} AND state = 'open' RETURNING id`.execute(tx)
  return rows.length > 0
}

export const hasExecutedProposal = async (tx: Tx, memberId: number, proposalId: number): Promise<boolean> => {
  const row = await tx
    .selectFrom('proposal')
    .select('id')
    .where('member_id', '=', memberId)
    .where('id', '=', proposalId)
    .where('status', '=', 'executed')
    .where('kind', 'in', ['adjustBalance', 'matchSuspense', 'returnSuspense'])
    .executeTakeFirst()
  return row !== undefined
}
