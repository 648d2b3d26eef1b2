import type { LimitSource } from '@fairground/rules/limits/effective-cap'
import type { LimitKind } from '@fairground/rules/limits/window'

/** The limits of a player in words. */
export const limitWords = {
  depositDay: 'Deposits, day',
  depositWeek: 'Deposits, week',
  depositMonth: 'Deposits, month',
  wagerWeek: 'Stakes, week',
  lossDay: 'Losses, day',
  lossWeek: 'Losses, week',
  lossMonth: 'Losses, month',
} as const satisfies Readonly<Record<LimitKind, string>>

export const describeLimit = (kind: string): string =>
  Object.hasOwn(limitWords, kind) ? limitWords[kind as LimitKind] : kind

/** Who set a limit. */
const sourceWords = {
  player: 'Set by the player',
  support: 'Set by staff',
  operator: 'Set by the operator',
} as const satisfies Readonly<Record<LimitSource, string>>

export const describeLimitSource = (source: string): string =>
  Object.hasOwn(sourceWords, source) ? sourceWords[source as LimitSource] : source
