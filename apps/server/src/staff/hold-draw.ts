import type { Tx } from '@fairground/database/transaction'
import { holdDraw } from '#lifecycle/hold.ts'
import { findHold } from '#lifecycle/hold-queries.ts'
import { findPendingClose } from '#lifecycle/close-queries.ts'
import { act, type Acting, CommandRefused, type StaffDeps } from './act.ts'
import { lockUnendedInstance } from './queries/instances.ts'

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

const requireUnended = async (tx: Tx, memberId: number, id: number) => {
  const instance = await lockUnendedInstance(tx, memberId, id)
  if (!instance) throw new CommandRefused(`there is no instance ${id} that has not ended`)
  return { status: instance.status }
}
