import type { OperatorOutput } from '@fairground/contract/operator/operator-operations'
import { inMember } from '@fairground/database/transaction'
import { decimal } from '#platform/money.ts'
import { type OperatorHandler, requireMember } from '../access/operator-handler.ts'
import { readStaffNames } from '../access/read-staff-names.ts'
import { readPage, splitPlace } from '../read-page.ts'
import { readOldestWaiting } from './queries.ts'
import { type QueuedWithdrawal, readWithdrawalQueue } from './queries/queue.ts'

type View = OperatorOutput<'listWithdrawals'>['withdrawals'][number]

const toPlace = ({ amount, id }: QueuedWithdrawal): string => `${amount}:${id}`

/** The reason for a hold is not for the cashier, who must not warn the player. */
const findStop = ({ status, isOnHold, hasDestination, route }: QueuedWithdrawal): View['stop'] => {
  if (status !== 'REQUESTED') return null
  if (isOnHold) return 'onHold'
  if (!hasDestination) return 'noDestination'
  return route === null ? 'notRouted' : null
}

/** The maker of a proposal is the first of two people. */
const countApprovals = (row: QueuedWithdrawal): View['approvals'] => {
  const needed = row.needsProposal ? 2 : row.route === 'automatic' ? 0 : 1
  if (row.status !== 'REQUESTED') return { needed, given: needed }
  if (row.proposalStatus === 'approved') return { needed, given: 2 }
  return { needed, given: row.hasApproval || row.proposalStatus === 'open' ? 1 : 0 }
}

const toView = (row: QueuedWithdrawal, toName: (staff: number | string | null) => string | null): View => ({
  withdrawalId: row.id,
  playerId: row.playerId,
  username: row.username,
  amount: decimal(row.amount, row.currency),
  minorUnits: String(row.amount),
  currency: row.currency,
  status: row.status,
  route: row.route,
  reasons: [...row.reasons],
  requestedAt: Math.floor(row.requestedAt),
  waitingMs: Math.max(0, Math.floor(row.waitingMs)),
  needsProposal: row.needsProposal,
  method: row.method,
  identity: row.identity,
  stop: findStop(row),
  approvals: countApprovals(row),
  proposal:
    row.proposalId === null || row.proposedBy === null
      ? null
      : { proposalId: row.proposalId, madeBy: row.proposedBy, madeByName: toName(row.proposedBy) },
  approvedBy: row.approvedBy,
  approvedByName: toName(row.approvedBy),
})

export const listWithdrawals: OperatorHandler<'listWithdrawals'> = (
  { after, limit, ...filter },
  caller,
  { db },
) => {
  const memberId = requireMember(caller).id
  const place = splitPlace(after, /^([0-9]{1,18}):([0-9]{1,15})$/)
  const start = place && { amount: BigInt(place[0]), id: Number(place[1]) }
  return inMember(db, memberId, async tx => {
    const { rows, next } = await readPage(
      { limit },
      count => readWithdrawalQueue(tx, memberId, { ...filter, after: start, limit: count }),
      toPlace,
    )
    const toName = await readStaffNames(
      tx,
      rows.flatMap(({ approvedBy, proposedBy }) => [approvedBy, proposedBy]),
    )
    return {
      withdrawals: rows.map(row => toView(row, toName)),
      next,
      oldestWaitingMs: await readOldestWaiting(tx, memberId),
    }
  })
}
