import type { Tx } from '@fairground/database/transaction'
import { approveRelease, holdDraw } from '#lifecycle/hold.ts'
import { findHold, type HoldRow } from '#lifecycle/hold-queries.ts'
import { findPendingClose } from '#lifecycle/close-queries.ts'
import { act, type Acting, CommandRefused, type StaffDeps } from './act.ts'
import { lockUnendedInstance } from './queries/instances.ts'
import { isSameName } from './same-name.ts'

/** Stops a closed draw before its prizes are paid. One person may do that. */
export const holdClosedDraw = (deps: StaffDeps, acting: Acting, id: number): Promise<void> =>
  act(deps, acting, 'hold-draw', async tx => {
    const memberId = acting.member.id
    const before = await requireUnended(tx, memberId, id)
    if (!(await findPendingClose(tx, memberId, id)))
      throw new CommandRefused(`instance ${id} has no close record yet`)
    if (await findHold(tx, memberId, id)) throw new CommandRefused(`instance ${id} is already held`)
    const { actor, reason } = acting
    await holdDraw(tx, memberId, id, { heldBy: actor, reason })
    return { subject: `instance/${id}`, before, after: { held: true }, result: undefined }
  })

/** Two different people release a held draw, each with an own command. */
export const releaseDraw = (deps: StaffDeps, acting: Acting, id: number): Promise<'approved' | 'released'> =>
  act(deps, acting, 'release-draw', async tx => {
    const memberId = acting.member.id
    await requireUnended(tx, memberId, id)
    const hold = await findHold(tx, memberId, id)
    if (!hold) throw new CommandRefused(`instance ${id} is not held`)
    const { actor, reason } = acting
    if (hold.approved_by !== null && isSameName(hold.approved_by, actor))
      throw new CommandRefused('two different staff members must release a draw')
    const result = await approveRelease(tx, memberId, id, { hold, actor, reason })
    const approvals = [hold.approved_by, actor].filter(name => name !== null)
    return { subject: `instance/${id}`, before: toState(hold), after: { result, approvals }, result }
  })

const toState = ({ n, held_by: heldBy, approved_by: approvedBy }: HoldRow) => ({ n, heldBy, approvedBy })

const requireUnended = async (tx: Tx, memberId: number, id: number) => {
  const instance = await lockUnendedInstance(tx, memberId, id)
  if (!instance) throw new CommandRefused(`there is no instance ${id} that has not ended`)
  return { status: instance.status }
}
