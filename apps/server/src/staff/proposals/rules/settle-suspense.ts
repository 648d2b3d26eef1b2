import { inMember, type Tx } from '@fairground/database/transaction'
import { CommandRefused } from '#staff/act.ts'
import type { ConsoleContext } from '#staff/access/operator-handler.ts'
import { readSuspense } from '#staff/money/queries/deposits.ts'
import { findDeposit, updateToRefund } from '#staff/queries/payments.ts'
import { findCurrentPlayer } from '#staff/queries/players.ts'
import type { Approved, ProposalRule } from '../proposal-rule.ts'

interface Settlement {
  readonly depositId: number
  readonly playerId?: number
  readonly amount: string
  readonly currency: string
}

const toSubject = ({ depositId }: Settlement): string => `deposit/${depositId}/suspense`

const requireSuspended = async (tx: Tx, memberId: number, { depositId, amount, currency }: Settlement) => {
  const [row] = await readSuspense(tx, memberId, { after: 0, limit: 1, depositId })
  if (!row) throw new CommandRefused(`deposit ${depositId} has no money in suspense`)
  if (row.amount !== BigInt(amount) || row.currency !== currency)
    throw new CommandRefused(`deposit ${depositId} has another amount in suspense`)
}

const settle = async (
  { lane }: ConsoleContext,
  { memberId, proposalId, payload }: Approved<'matchSuspense' | 'returnSuspense'>,
) => {
  const { depositId: paymentId, playerId, currency, amount }: Settlement = payload
  const request = { proposalId, paymentId, playerId, currency, amount: BigInt(amount) }
  const answer = await lane.submit(memberId, 'settleSuspense', request)
  if (!answer.done) throw new CommandRefused(answer.reason)
  return { after: { journalId: answer.journalId, amount, currency } }
}

export const matchSuspenseRule: ProposalRule<'matchSuspense'> = {
  toSubject,
  async check(tx, memberId, payload) {
    await requireSuspended(tx, memberId, payload)
    if (!(await findCurrentPlayer(tx, memberId, payload.playerId)))
      throw new CommandRefused(`there is no player ${payload.playerId}`)
  },
  executeOutside: settle,
}

/** The ledger gives the money up first; a worker then requests the refund from the provider. */
export const returnSuspenseRule: ProposalRule<'returnSuspense'> = {
  toSubject,
  check: requireSuspended,
  async executeOutside(context, approved) {
    const effect = await settle(context, approved)
    const { memberId, payload } = approved
    await inMember(context.db, memberId, async tx => {
      const deposit = await findDeposit(tx, memberId, payload.depositId)
      if (deposit) await updateToRefund(tx, memberId, deposit.op_key)
    })
    return effect
  },
}
