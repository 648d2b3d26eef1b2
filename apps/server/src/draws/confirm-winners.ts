import { inMember } from '@fairground/database/transaction'
import { hex } from '@fairground/fair/encoding/bytes'
import type { WinnersRequest } from '#control/control.ts'
import { ControlDiffers } from '#control/control-answers.ts'
import { holdDraw } from '#lifecycle/hold.ts'
import type { DueInstance, OrganizerDeps } from '#lifecycle/organizer.ts'

/**
 * The control system's signature of the winners; null without a control system. If it computed others, the draw is held
 * with both outputs, in one transaction with its entry in the public log.
 */
export const confirmWinners = async (
  { db, control, log }: OrganizerDeps,
  { memberId, id }: DueInstance,
  request: WinnersRequest,
): Promise<Uint8Array | null | 'held'> => {
  try {
    return await control.signWinners(request)
  } catch (error) {
    if (!(error instanceof ControlDiffers)) throw error
    const { resultText, payouts, settlementRoot, paid, count } = request
    const settlement = { payouts, root: hex(settlementRoot), paid: String(paid), count }
    const outputs = {
      platform: { result: resultText, settlement },
      control: { kind: error.kind, differences: error.differences },
    }
    await inMember(db, memberId, tx =>
      holdDraw(tx, memberId, id, { heldBy: null, reason: error.message, outputs }),
    )
    log.error(
      { memberId, instanceId: id, alarm: 'held', differences: error.differences },
      'draw held: winners differ',
    )
    return 'held'
  }
}
