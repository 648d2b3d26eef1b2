import { expandRefund, expandReminder, expandResult, expandWin } from './draw-causes.ts'
import { expandEvent } from './event-cause.ts'
import type { Expand } from './expansion.ts'
import { expandCard, expandSaferPlay, expandSecurity, expandSupportAnswer } from './single-causes.ts'
import { expandGift } from './gift-cause.ts'

/** The kinds of causes, as the constraint of the table lists them. */
const expansions = {
  win: expandWin,
  result: expandResult,
  refund: expandRefund,
  reminder: expandReminder,
  card: expandCard,
  event: expandEvent,
  security: expandSecurity,
  support: expandSupportAnswer,
  gift: expandGift,
  saferPlay: expandSaferPlay,
} as const satisfies Readonly<Record<string, Expand>>

export const expandCause: Expand = (tx, memberId, cause) =>
  expansions[cause.kind as keyof typeof expansions](tx, memberId, cause)
