import type { LimitState } from '@fairground/contract/entities/limits/limit-state'
import type { SelfLimits } from '@fairground/contract/entities/limits/self-limits'
import type { Input } from '@fairground/contract/operations'
import { type CapsByWindow, limitOrderProblem } from '@fairground/rules/limits/limit-order'
import { type Money, toDecimal } from '@fairground/rules/money/money'
import type { CurrencyCode } from '@fairground/rules/money/currencies'
import { toFieldText, typedAmount } from '#shared/money/typed-amount.ts'

export type LimitKind = LimitState['kind']

/** Limits that one form saves together. */
export const limitGroups = {
  deposits: ['depositDay', 'depositWeek', 'depositMonth'],
  wager: ['wagerWeek'],
  losses: ['lossDay', 'lossWeek', 'lossMonth'],
} as const satisfies Readonly<Record<string, readonly LimitKind[]>>

export type LimitGroup = keyof typeof limitGroups

/** A limit in the form. */
export interface DraftLimit {
  readonly on: boolean
  readonly amount: string
}

export type LimitDraft = { readonly [K in LimitKind]?: DraftLimit }

/** Null for no limit, undefined for an invalid amount. */
export const getCap = (draft: DraftLimit | undefined, currency: CurrencyCode): Money | null | undefined => {
  if (!draft?.on) return null
  return typedAmount(draft.amount, currency) ?? undefined
}

export type LimitProblem = 'amountWrong' | 'weeklyAboveMonthly' | 'dailyAboveWeeklyOrMonthly'

const findKind = (group: LimitGroup, window: keyof CapsByWindow): LimitKind | undefined => {
  const place = { day: 0, week: 1, month: 2 }[window]
  return group === 'wager' ? undefined : limitGroups[group][place]
}

/** The problems of a limit group by field. */
export const limitProblems = (
  group: LimitGroup,
  draft: LimitDraft,
  currency: CurrencyCode,
): { readonly [K in LimitKind]?: LimitProblem } => {
  const wrong = limitGroups[group].filter(kind => getCap(draft[kind], currency) === undefined)
  if (wrong.length > 0) return Object.fromEntries(wrong.map(kind => [kind, 'amountWrong'] as const))
  const cap = (window: keyof CapsByWindow) => {
    const kind = findKind(group, window)
    return (kind && getCap(draft[kind], currency)?.amount) ?? null
  }
  const problem = limitOrderProblem({ day: cap('day'), week: cap('week'), month: cap('month') })
  const kind = problem && findKind(group, problem === 'weeklyAboveMonthly' ? 'week' : 'day')
  return kind ? { [kind]: problem } : {}
}

const toDecimalCap = (draft: DraftLimit | undefined, currency: CurrencyCode): string | null => {
  const cap = getCap(draft, currency)
  return cap ? toDecimal(cap) : null
}

export const toLossLimits = (draft: LimitDraft, currency: CurrencyCode): Input<'updateLossLimits'> => ({
  day: toDecimalCap(draft.lossDay, currency),
  week: toDecimalCap(draft.lossWeek, currency),
  month: toDecimalCap(draft.lossMonth, currency),
})

/** The operation takes all limits; those outside this form keep the player's value. */
export const toSelfLimits = (draft: LimitDraft, currency: CurrencyCode): SelfLimits => {
  const daily = toDecimalCap(draft.depositDay, currency)
  const weekly = toDecimalCap(draft.depositWeek, currency)
  const monthly = toDecimalCap(draft.depositMonth, currency)
  const bets = toDecimalCap(draft.wagerWeek, currency)
  return {
    dailyEnabled: daily !== null,
    ...(daily !== null && { dailyDepositLimit: daily }),
    weeklyEnabled: weekly !== null,
    ...(weekly !== null && { weeklyDepositLimit: weekly }),
    monthlyEnabled: monthly !== null,
    ...(monthly !== null && { monthlyDepositLimit: monthly }),
    weeklyBetEnabled: bets !== null,
    ...(bets !== null && { weeklyBetLimit: bets }),
  }
}

/** The initial form: the player's own limits, without those of the operator. */
export const toLimitDraft = (limits: readonly LimitState[]): LimitDraft =>
  Object.fromEntries(
    limits.map(({ kind, own }) => [kind, { on: own !== null, amount: own === null ? '' : toFieldText(own) }]),
  )
