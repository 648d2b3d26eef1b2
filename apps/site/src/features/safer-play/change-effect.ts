import type { LimitStanding } from '@fairground/contract/entities/limit-standing'
import type { Money } from '@fairground/rules/money/money'

/** What saving would do: nothing, at once, at a time, or from a time on once it is confirmed. */
export type ChangeEffect =
  | { readonly starts: 'now' }
  | { readonly starts: 'later' | 'asked'; readonly at: number }
  | null

/** `own` is the player's limit now and `wanted` the one that is typed; null is none. */
export const changeEffect = (
  own: Money | null,
  wanted: Money | null,
  raise: LimitStanding['raise'],
  now: number,
): ChangeEffect => {
  if (own?.amount === wanted?.amount) return null
  const raises = own !== null && (wanted === null || wanted.amount > own.amount)
  if (!raises || raise === null) return { starts: 'now' }
  if (raise.awaitsConfirmation) return { starts: 'asked', at: raise.effectiveAt }
  return raise.effectiveAt > now ? { starts: 'later', at: raise.effectiveAt } : { starts: 'now' }
}
