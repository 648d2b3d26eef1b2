import type { LimitState } from '@fairground/contract/entities/limits/limit-state'
import type { Money } from '@fairground/rules/money/money'

/** When a saved change starts: now, later, or on confirmation from a time on. Null without a change. */
export type ChangeEffect =
  | { readonly starts: 'now' }
  | { readonly starts: 'later' | 'onConfirmation'; readonly at: number }
  | null

/** `own` is the player's current limit and `newCap` the typed one; null means no limit. */
export const changeEffect = (
  own: Money | null,
  newCap: Money | null,
  raise: LimitState['raise'],
  now: number,
): ChangeEffect => {
  if (own?.amount === newCap?.amount) return null
  const raises = own !== null && (newCap === null || newCap.amount > own.amount)
  if (!raises || raise === null) return { starts: 'now' }
  if (raise.awaitsConfirmation) return { starts: 'onConfirmation', at: raise.effectiveAt }
  return raise.effectiveAt > now ? { starts: 'later', at: raise.effectiveAt } : { starts: 'now' }
}
