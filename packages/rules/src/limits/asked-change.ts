import type { Profile } from '../profile.ts'
import { type AskedChange, capOf, type LimitChange, planChange } from './effective-cap.ts'

/** The player's own change that does not hold yet: it waits for its time, or for him to confirm it. */
export const pendingChange = (changes: readonly LimitChange[], now: number): LimitChange | undefined => {
  const last = changes.findLast(change => change.source === 'player')
  return last && (last.awaitsConfirmation || last.effectiveAt > now) ? last : undefined
}

type OwnChange = Omit<AskedChange, 'source'>

/**
 * What becomes of a limit that a player asks for. A form names every limit each time, so what is as it was, or waits
 * already, is left alone; where a raise has to be confirmed, to ask for it again is to confirm it, and may be too soon.
 */
export const judgeChange = (
  asked: OwnChange,
  earlier: readonly LimitChange[],
  profile: Profile,
  now: number,
): LimitChange | 'same' | 'tooSoon' => {
  const own = { ...asked, source: 'player' as const }
  const pending = pendingChange(earlier, now)
  if (pending?.newCap === asked.newCap) {
    if (!pending.awaitsConfirmation) return 'same'
    return pending.effectiveAt <= now ? planChange(own, earlier, profile, now) : 'tooSoon'
  }
  return asked.newCap === capOf(earlier, 'player', now) ? 'same' : planChange(own, earlier, profile, now)
}
