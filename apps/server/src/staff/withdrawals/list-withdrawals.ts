import { inMember } from '@fairground/database/transaction'
import { decimal } from '#platform/money.ts'
import { type OperatorHandler, requireMember } from '../access/operator-handler.ts'
import { toNextPage } from '../money/money-page.ts'
import { readOldestWaiting } from './queries.ts'
import { readWithdrawalQueue } from './queries/queue.ts'

const defaultLimit = 50

export const listWithdrawals: OperatorHandler<'listWithdrawals'> = (
  { after = 0, limit = defaultLimit, route },
  caller,
  { db },
) => {
  const memberId = requireMember(caller).id
  return inMember(db, memberId, async tx => {
    const rows = await readWithdrawalQueue(tx, memberId, { after, limit, route })
    const withdrawals = rows.map(({ id, amount, requestedAt, waitingMs, reasons, ...row }) => ({
      ...row,
      withdrawalId: id,
      amount: decimal(amount, row.currency),
      minorUnits: String(amount),
      reasons: [...reasons],
      requestedAt: Math.floor(requestedAt),
      waitingMs: Math.max(0, Math.floor(waitingMs)),
    }))
    return {
      withdrawals,
      next: toNextPage(rows, limit),
      oldestWaitingMs: await readOldestWaiting(tx, memberId),
    }
  })
}
