import type { Profile } from '#profile.ts'
import { type RequestedChange, capFor, type LimitChange, planChange } from './effective-cap.ts'

/** The player's change that is not in effect yet: it waits for its time or for confirmation. */
export const pendingChange = (changes: readonly LimitChange[], now: number): LimitChange | undefined => {
  const last = changes.findLast(change => change.source === 'player')
  return last && (last.awaitsConfirmation || last.effectiveAt > now) ? last : undefined
}

type OwnChange = Omit<RequestedChange, 'source'>

/**
 * Evaluates a limit requested by a player. A form submits every limit each time, so an unchanged or already pending
 * value is 'same'. When a raise needs confirmation, requesting it again confirms it, unless it is 'tooSoon'.
 */
export const evaluateChange = (
  requested: OwnChange,
  earlier: readonly LimitChange[],
  profile: Profile,
  now: number,
): LimitChange | 'same' | 'tooSoon' => {
  const own = { ...requested, source: 'player' as const }
  const pending = pendingChange(earlier, now)
  if (pending?.newCap === requested.newCap) {
    if (!pending.awaitsConfirmation) return 'same'
    return pending.effectiveAt <= now ? planChange(own, earlier, profile, now) : 'tooSoon'
  }
  return requested.newCap === capFor(earlier, 'player', now) ? 'same' : planChange(own, earlier, profile, now)
}
