import { inMember } from '@fairground/database/transaction'
import { type OperatorHandler, requireMember } from '../access/operator-handler.ts'
import { readStaffNames } from '../access/read-staff-names.ts'
import { act, type Acting, CommandRefused, type StaffDeps } from '../act.ts'
import { readPage } from '../read-page.ts'
import { hasExecutedProposal, readDifferences, readWorklist, updateExplained } from './queries/differences.ts'

export const listDifferences: OperatorHandler<'listDifferences'> = (
  { after = 0, limit, state },
  caller,
  { db },
) => {
  const memberId = requireMember(caller).id
  return inMember(db, memberId, async tx => {
    const { rows, next } = await readPage(
      { limit },
      count => readDifferences(tx, memberId, { after, limit: count, state }),
      ({ id }) => id,
    )
    const { open, comparedAt } = await readWorklist(tx, memberId)
    const toName = await readStaffNames(
      tx,
      rows.map(({ explainedBy }) => explainedBy),
    )
    const differences = rows.map(({ id, foundAt, ...row }) => ({
      ...row,
      explainedByName: toName(row.explainedBy),
      differenceId: id,
      foundAt: Math.floor(foundAt),
    }))
    return {
      differences,
      open,
      comparedAt: comparedAt === null ? null : Math.floor(comparedAt),
      next,
    }
  })
}

/** A correction is the executed proposal that moved the money; the difference only names it. */
export const explainDifference = (
  deps: StaffDeps,
  acting: Acting,
  differenceId: number,
  { staffId, proposalId = null }: { readonly staffId: number; readonly proposalId?: number | null },
): Promise<void> =>
  act(deps, acting, 'explain-difference', async tx => {
    const memberId = acting.member.id
    if (proposalId !== null && !(await hasExecutedProposal(tx, memberId, proposalId)))
      throw new CommandRefused(`proposal ${proposalId} has corrected nothing`)
    const by = { staffId, explanation: acting.reason, proposalId }
    if (!(await updateExplained(tx, memberId, differenceId, by)))
      throw new CommandRefused(`there is no open difference ${differenceId}`)
    return {
      subject: `difference/${differenceId}`,
      before: { state: 'open' },
      after: { state: proposalId === null ? 'explained' : 'corrected', proposal: proposalId },
      result: undefined,
    }
  })
