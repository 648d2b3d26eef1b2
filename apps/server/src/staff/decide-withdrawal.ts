import { type Grant } from '@fairground/contract/operator/roles'
import type { Tx } from '@fairground/database/transaction'
import { decimal } from '#platform/money.ts'
import { OperatorRefusal } from './access/operator-refusal.ts'
import { act, type Acting, CommandRefused, type StaffDeps } from './act.ts'
import { findWithdrawal, readOpenWithdrawals, updateRejectedOrder } from './queries/payments.ts'

/**
 * Approves a withdrawal that one person may approve. The lane decides whether it can still be approved, and answers a
 * repeated command like the first one.
 */
export const approveWithdrawal = (
  deps: StaffDeps,
  acting: Acting,
  id: number,
  grants: readonly Grant[],
): Promise<void> =>
  act(deps, acting, 'approve-withdrawal', async tx => {
    const found = await requireWithdrawal(tx, acting.member.id, id)
    if (found.opKey === null)
      throw new CommandRefused(`withdrawal ${id} has no payment destination: reject it`)
    if (found.fourEyes || !isWithinCeiling(found.amount, grants)) throw new OperatorRefusal('proposal.needed')
    const answer = await deps.lane.submit(acting.member.id, 'approveWithdrawal', {
      ...found.request,
      approvedBy: acting.actor,
    })
    if (!answer.done) throw new CommandRefused(`withdrawal ${id}: ${answer.reason}`)
    return toActionResult(id, found.status, answer.status)
  })

const isWithinCeiling = (amount: bigint, grants: readonly Grant[]): boolean =>
  grants.some(({ maxAmount }) => maxAmount === null || amount <= maxAmount)

/** The player gets the money back and reads the text. */
export const rejectWithdrawal = (deps: StaffDeps, acting: Acting, id: number, text: string): Promise<void> =>
  act(deps, acting, 'reject-withdrawal', async tx => {
    const memberId = acting.member.id
    const found = await requireWithdrawal(tx, memberId, id)
    const answer = await deps.lane.submit(memberId, 'rejectWithdrawal', { ...found.request, by: 'operator' })
    if (!answer.done) throw new CommandRefused(`withdrawal ${id}: ${answer.reason}`)
    if (found.opKey !== null)
      await updateRejectedOrder(tx, memberId, found.opKey, text.slice(0, maxReasonLength))
    return toActionResult(id, found.status, answer.status)
  })

export const listWithdrawals = (deps: StaffDeps, acting: Acting) =>
  act(deps, acting, 'list-withdrawals', async tx => {
    const rows = await readOpenWithdrawals(tx, acting.member.id)
    const result = rows.map(({ id, username, amount, currency, status, four_eyes: needsProposal }) => ({
      withdrawalId: Number(id),
      username,
      amount: decimal(amount, currency),
      minorUnits: String(amount),
      currency,
      status,
      needsProposal,
    }))
    return { subject: 'withdrawals', result }
  })

const maxReasonLength = 144

const toActionResult = (id: number, before: string, after: string) => ({
  subject: `withdrawal/${id}`,
  before: { status: before },
  after: { status: after },
  result: undefined,
})

const requireWithdrawal = async (tx: Tx, memberId: number, id: number) => {
  const row = await findWithdrawal(tx, memberId, id)
  if (!row) throw new CommandRefused(`there is no withdrawal ${id}`)
  return {
    request: { withdrawalId: id, playerId: row.player_id, currency: row.currency },
    status: row.status,
    opKey: row.op_key,
    amount: row.amount,
    fourEyes: row.four_eyes,
  }
}
