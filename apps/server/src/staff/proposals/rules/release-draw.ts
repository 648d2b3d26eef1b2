import type { Tx } from '@fairground/database/transaction'
import { approveRelease } from '#lifecycle/hold.ts'
import { findHold } from '#lifecycle/hold-queries.ts'
import { CommandRefused } from '#staff/act.ts'
import { lockUnendedInstance } from '#staff/queries/instances.ts'
import type { ProposalRule } from '../proposal-rule.ts'

const requireHold = async (tx: Tx, memberId: number, id: number) => {
  if (!(await lockUnendedInstance(tx, memberId, id)))
    throw new CommandRefused(`there is no instance ${id} that has not ended`)
  const hold = await findHold(tx, memberId, id)
  if (!hold) throw new CommandRefused(`instance ${id} is not held`)
  return hold
}

/** The maker and the voter are the two people who release a held draw. */
export const releaseDrawRule: ProposalRule<'releaseDraw'> = {
  toSubject: ({ instanceId }) => `instance/${instanceId}`,
  async check(tx, memberId, { instanceId }) {
    await requireHold(tx, memberId, instanceId)
  },
  async executeInside(tx, { memberId, payload, reason, maker, approvers }) {
    const { instanceId } = payload
    const { held_by: heldBy, n } = await requireHold(tx, memberId, instanceId)
    for (const actor of [maker, approvers[0]!]) {
      const hold = await requireHold(tx, memberId, instanceId)
      await approveRelease(tx, memberId, instanceId, { hold, actor, reason })
    }
    return { before: { n, heldBy }, after: { released: true } }
  },
}
