import type { Tx } from '@fairground/database/transaction'
import type { ProposalPayload } from '@fairground/contract/operator/proposal-kinds'
import { findCurrentProvider, findSavedProvider, switchProvider } from '#payments/index.ts'
import { CommandRefused } from '#staff/act.ts'
import type { ProposalRule } from '../proposal-rule.ts'

type Payload = ProposalPayload<'usePaymentProvider'>

const requireSaved = async (tx: Tx, memberId: number, { providerId, account }: Payload) => {
  const row = await findSavedProvider(tx, memberId, providerId)
  if (!row) throw new CommandRefused(`there is no payment provider ${providerId}`)
  if (row.account !== account)
    throw new CommandRefused(`payment provider ${providerId} has another account than ${account}`)
  if (row.status === 'current') throw new CommandRefused(`payment provider ${providerId} is in use already`)
  return row
}

export const usePaymentProviderRule: ProposalRule<'usePaymentProvider'> = {
  toSubject: () => 'payment-provider',
  async check(tx, memberId, payload) {
    await requireSaved(tx, memberId, payload)
  },
  async executeInside(tx, { memberId, payload }) {
    const row = await requireSaved(tx, memberId, payload)
    const before = await findCurrentProvider(tx, memberId)
    await switchProvider(tx, memberId, row.id)
    return {
      before: before ? { provider: before.id, name: before.name, account: before.account } : null,
      after: { provider: row.id, name: row.name, account: row.account },
    }
  },
}
