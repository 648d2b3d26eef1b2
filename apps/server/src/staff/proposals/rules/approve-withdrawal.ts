import { inMember, type Tx } from '@fairground/database/transaction'
import { CommandRefused } from '#staff/act.ts'
import { findWithdrawal } from '#staff/queries/payments.ts'
import type { ProposalRule } from '../proposal-rule.ts'

const requireWithdrawal = async (tx: Tx, memberId: number, id: number) => {
  const row = await findWithdrawal(tx, memberId, id)
  if (!row) throw new CommandRefused(`there is no withdrawal ${id}`)
  return row
}

export const approveWithdrawalRule: ProposalRule<'approveWithdrawal'> = {
  toSubject: ({ withdrawalId }) => `withdrawal/${withdrawalId}`,
  async check(tx, memberId, { withdrawalId, amount, currency }) {
    const row = await requireWithdrawal(tx, memberId, withdrawalId)
    if (row.status !== 'REQUESTED') throw new CommandRefused(`withdrawal ${withdrawalId} is ${row.status}`)
    if (row.op_key === null)
      throw new CommandRefused(`withdrawal ${withdrawalId} has no payment destination: reject it`)
    if (row.amount !== BigInt(amount) || row.currency !== currency)
      throw new CommandRefused(`withdrawal ${withdrawalId} has another amount`)
  },
  async executeOutside({ db, lane }, { memberId, payload, approvers }) {
    const { withdrawalId } = payload
    const find = () => inMember(db, memberId, tx => requireWithdrawal(tx, memberId, withdrawalId))
    const row = await find()
    const answer = await lane.submit(memberId, 'approveWithdrawal', {
      withdrawalId,
      playerId: row.player_id,
      currency: row.currency,
      approvedBy: approvers.join(', '),
    })
    // An interrupted execution may have approved it, and the provider may have it by now.
    if (!answer.done && (await find()).approved_by !== approvers.join(', '))
      throw new CommandRefused(`withdrawal ${withdrawalId}: ${answer.reason}`)
    return { before: { status: row.status }, after: { status: 'APPROVED' } }
  },
}
