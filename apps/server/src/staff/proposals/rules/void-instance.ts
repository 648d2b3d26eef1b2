import type { Tx } from '@fairground/database/transaction'
import { isDeck } from '#kinds/deck-terms.ts'
import { findBeacon } from '#lifecycle/chain-queries.ts'
import { decideRefund, isRefunding } from '#lifecycle/decide-refund.ts'
import { recordEvent } from '#lifecycle/history.ts'
import { approveRelease } from '#lifecycle/hold.ts'
import { findHold } from '#lifecycle/hold-queries.ts'
import { type InstanceRecord, lockInstance, setDueIn } from '#lifecycle/queries.ts'
import { CommandRefused } from '#staff/act.ts'
import { lockUnendedInstance } from '#staff/queries/instances.ts'
import type { ProposalRule } from '../proposal-rule.ts'

const voidable: readonly string[] = ['OPEN', 'CLOSED', 'RETRY']

const requireVoidable = async (tx: Tx, memberId: number, id: number): Promise<InstanceRecord> => {
  if (!(await lockUnendedInstance(tx, memberId, id)))
    throw new CommandRefused(`there is no instance ${id} that has not ended`)
  const instance = await lockInstance(tx, memberId, id)
  if (isDeck(instance)) throw new CommandRefused(`instance ${id} is a deck: end it with a proposal endDeck`)
  // A draw must not be undone by people who may know its numbers.
  if (!voidable.includes(instance.status) || (await findBeacon(tx, memberId, id)))
    throw new CommandRefused(`the numbers of instance ${id} are drawn`)
  if (await isRefunding(tx, memberId, id)) throw new CommandRefused(`instance ${id} is being refunded`)
  return instance
}

/** Two people void an instance before its numbers exist. The worker then refunds every ticket through the lane. */
export const voidInstanceRule: ProposalRule<'voidInstance'> = {
  toSubject: ({ instanceId }) => `instance/${instanceId}/void`,
  async check(tx, memberId, { instanceId }) {
    await requireVoidable(tx, memberId, instanceId)
  },
  async executeInside(tx, { memberId, proposalId, payload, reason, maker, approvers }) {
    const id = payload.instanceId
    const { status, sold, pool } = await requireVoidable(tx, memberId, id)
    // A held draw waits, and its refund would wait with it.
    for (const actor of [maker, approvers[0]!]) {
      const hold = await findHold(tx, memberId, id)
      if (hold) await approveRelease(tx, memberId, id, { hold, actor, reason })
    }
    await recordEvent(tx, memberId, id, 'voided', { proposal: proposalId })
    await decideRefund(tx, { memberId, id }, reason)
    await setDueIn(tx, memberId, id, 0)
    return { before: { status, sold, pool: String(pool) }, after: { instance: id, refunding: true } }
  },
}
