import { inMember } from '@fairground/database/transaction'
import { toReference } from '#payments/index.ts'
import { type OperatorHandler, requireMember } from '../access/operator-handler.ts'
import { CommandRefused } from '../act.ts'
import { newestId, readPage } from '../read-page.ts'
import {
  type ListedDeposit,
  readDepositJournals,
  readDeposits,
  readSuspense,
  readWebhookTimes,
} from './queries/deposits.ts'

const toView = ({ id, amount, orderedAt, changedAt, ...row }: ListedDeposit) => ({
  ...row,
  depositId: id,
  amount: String(amount),
  orderedAt: Math.floor(orderedAt),
  changedAt: Math.floor(changedAt),
})

export const listDeposits: OperatorHandler<'listDeposits'> = (
  { after = newestId, limit, playerId, state },
  caller,
  { db },
) => {
  const memberId = requireMember(caller).id
  return inMember(db, memberId, async tx => {
    const { rows, next } = await readPage(
      { limit },
      count => readDeposits(tx, memberId, { before: after, limit: count, playerId, state }),
      ({ id }) => id,
    )
    return { deposits: rows.map(toView), next }
  })
}

export const getDeposit: OperatorHandler<'getDeposit'> = ({ depositId }, caller, { db }) => {
  const memberId = requireMember(caller).id
  return inMember(db, memberId, async tx => {
    const [row] = await readDeposits(tx, memberId, { before: newestId, limit: 1, depositId })
    if (!row) throw new CommandRefused(`there is no deposit ${depositId}`)
    const reference = toReference({ kind: 'deposit', memberId, id: depositId })
    const webhooks = await readWebhookTimes(tx, memberId, row.provider, reference)
    const journals = await readDepositJournals(tx, memberId, row.provider, depositId)
    return {
      deposit: toView(row),
      webhooks: webhooks.map(({ eventId, receivedAt }) => ({ eventId, receivedAt: Math.floor(receivedAt) })),
      journals: journals.map(({ id, kind, at, amount }) => ({
        journalId: id,
        kind,
        at: Math.floor(at),
        amount: String(amount),
      })),
    }
  })
}

export const listSuspense: OperatorHandler<'listSuspense'> = ({ after = 0, limit }, caller, { db }) => {
  const memberId = requireMember(caller).id
  return inMember(db, memberId, async tx => {
    const { rows, next } = await readPage(
      { limit },
      count => readSuspense(tx, memberId, { after, limit: count }),
      ({ id }) => id,
    )
    const items = rows.map(({ id, amount, orderedAmount, receivedAt, ...row }) => ({
      ...row,
      depositId: id,
      amount: String(amount),
      orderedAmount: String(orderedAmount),
      receivedAt: Math.floor(receivedAt),
    }))
    return { items, next }
  })
}
