import type { LimitStanding } from '@fairground/contract/entities/limit-standing'
import type { SelfLimits } from '@fairground/contract/entities/self-limits'
import type { Input } from '@fairground/contract/operations'
import { type CapsByWindow, limitOrderProblem } from '@fairground/rules/limits/limit-order'
import { type Money, parseDecimal, toDecimal } from '@fairground/rules/money/money'
import type { CurrencyCode } from '@fairground/rules/money/currencies'

export type LimitKind = LimitStanding['kind']

/** Limits that are set together. */
export const limitGroups = {
  deposits: ['depositDay', 'depositWeek', 'depositMonth'],
  wager: ['wagerWeek'],
  losses: ['lossDay', 'lossWeek', 'lossMonth'],
} as const satisfies Readonly<Record<string, readonly LimitKind[]>>

export type LimitGroup = keyof typeof limitGroups

/** A limit as it stands in the form. */
export interface DraftLimit {
  readonly on: boolean
  readonly amount: string
}

export type LimitDraft = { readonly [K in LimitKind]?: DraftLimit }

/** Null for no limit, undefined where what was typed is no amount. */
export const capOf = (draft: DraftLimit | undefined, currency: CurrencyCode): Money | null | undefined => {
  if (!draft?.on) return null
  const typed = parseDecimal(draft.amount.trim().replace(',', '.'), currency)
  return typed && typed.amount >= 0n ? typed : undefined
}

export type LimitProblem = 'amountWrong' | 'weeklyAboveMonthly' | 'dailyAboveWeeklyOrMonthly'

const kindOf = (group: LimitGroup, window: keyof CapsByWindow): LimitKind | undefined => {
  const place = { day: 0, week: 1, month: 2 }[window]
  return group === 'wager' ? undefined : limitGroups[group][place]
}

/** What is wrong with the limits of a group, each under its own field. */
export const limitProblems = (
  group: LimitGroup,
  draft: LimitDraft,
  currency: CurrencyCode,
): { readonly [K in LimitKind]?: LimitProblem } => {
  const wrong = limitGroups[group].filter(kind => capOf(draft[kind], currency) === undefined)
  if (wrong.length > 0) return Object.fromEntries(wrong.map(kind => [kind, 'amountWrong'] as const))
  const cap = (window: keyof CapsByWindow) => {
    const kind = kindOf(group, window)
    return (kind && capOf(draft[kind], currency)?.amount) ?? null
  }
  const problem = limitOrderProblem({ day: cap('day'), week: cap('week'), month: cap('month') })
  const kind = problem && kindOf(group, problem === 'weeklyAboveMonthly' ? 'week' : 'day')
  return kind ? { [kind]: problem } : {}
}

const decimalOf = (draft: DraftLimit | undefined, currency: CurrencyCode): string | null => {
  const cap = capOf(draft, currency)
  return cap ? toDecimal(cap) : null
}

export const lossLimitsOf = (draft: LimitDraft, currency: CurrencyCode): Input<'updateLossLimits'> => ({
  day: decimalOf(draft.lossDay, currency),
  week: decimalOf(draft.lossWeek, currency),
  month: decimalOf(draft.lossMonth, currency),
})

/** Every limit of the operation; one that is not in this form stays as the player has set it. */
export const selfLimitsOf = (draft: LimitDraft, currency: CurrencyCode): SelfLimits => {
  const daily = decimalOf(draft.depositDay, currency)
  const weekly = decimalOf(draft.depositWeek, currency)
  const monthly = decimalOf(draft.depositMonth, currency)
  const bets = decimalOf(draft.wagerWeek, currency)
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

/** The form before anything is typed: what the player has set himself, whatever holds besides. */
export const draftOf = (limits: readonly LimitStanding[]): LimitDraft =>
  Object.fromEntries(limits.map(({ kind, own }) => [kind, { on: own !== null, amount: own ?? '' }]))
