import type { JoinRefused } from '@fairground/rules/play/join-decision'

/** Why a purchase was refused. A loss limit is named with it: the code alone would speak of the weekly wager. */
export type Refused = Pick<JoinRefused, 'exitCode' | 'reason'> &
  Partial<Pick<Extract<JoinRefused, { reason: 'lossLimit' }>, 'lossLimit'>>

/** What of it the answer of the lane tells. */
export const refusalOf = ({ exitCode, reason, lossLimit }: Refused): Refused => ({
  exitCode,
  reason,
  ...(lossLimit && { lossLimit }),
})
