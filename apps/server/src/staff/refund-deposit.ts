import { act, type Acting, CommandRefused, type StaffDeps } from './act.ts'
import { findDeposit, updateToRefund } from './queries/payments.ts'

/** Takes the money from the player's account now; a worker then requests the refund from the provider. */
export const refundDeposit = (deps: StaffDeps, acting: Acting, id: number): Promise<void> =>
  act(deps, acting, 'refund-deposit', async tx => {
    const memberId = acting.member.id
    const row = await findDeposit(tx, memberId, id)
    if (!row) throw new CommandRefused(`there is no deposit ${id}`)
    const answer = await deps.lane.submit(memberId, 'reverseDeposit', {
      paymentId: id,
      playerId: row.player_id,
      provider: row.provider,
      currency: row.currency,
    })
    // If it is already reversed, an earlier command may have failed before it scheduled the refund.
    if (!answer.done && answer.reason !== 'alreadyReversed')
      throw new CommandRefused(`deposit ${id}: ${answer.reason}`)
    await updateToRefund(tx, memberId, row.op_key)
    return {
      subject: `deposit/${id}`,
      before: { state: row.state },
      after: { state: 'REVERSED' },
      result: undefined,
    }
  })
