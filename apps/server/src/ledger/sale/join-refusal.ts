import type { JoinRefused } from '@fairground/rules/play/join-decision'

/** Why a purchase was refused. `lossLimit` names the limit, because loss and wager limits share one exit code. */
export type Refused = Pick<JoinRefused, 'exitCode' | 'reason'> &
  Partial<Pick<Extract<JoinRefused, { reason: 'lossLimit' }>, 'lossLimit'>>

/** Picks the fields that the lane's answer contains. */
export const toRefusal = ({ exitCode, reason, lossLimit }: Refused): Refused => ({
  exitCode,
  reason,
  ...(lossLimit && { lossLimit }),
})
