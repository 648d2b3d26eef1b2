import type { Tx } from '@fairground/database/transaction'
import type { LiveSession } from '#operation/live-session.ts'
import { requireStepUp } from '#operation/step-up.ts'
import { hasSecondFactor } from '#sign-in/index.ts'

/** For operations that also take the password: it is not enough for a player with a second factor. */
export const requireSecondProof = async (tx: Tx, session: LiveSession): Promise<void> => {
  if (await hasSecondFactor(tx, session)) await requireStepUp(tx, session)
}
