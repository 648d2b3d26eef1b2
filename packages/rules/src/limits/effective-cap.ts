import type { Profile } from '../profile.ts'
import { isStakeKind, type LimitKind } from './window.ts'

/** Who set a limit: the player himself, the operator for this player, or customer service. */
export type LimitSource = 'player' | 'operator' | 'support'

export type LimitChange = {
  readonly source: LimitSource
  /** Null lifts the limit of this source. */
  readonly newCap: bigint | null
  readonly madeAt: number
  readonly effectiveAt: number
  /** A raise that holds only when the player asks for it once more after its wait. */
  readonly awaitsConfirmation: boolean
}

const smaller = (a: bigint | null, b: bigint | null): bigint | null =>
  a === null || (b !== null && b < a) ? b : a

/** The cap one source has in force. A change that still waits is dropped by the next one of the same source. */
export const capOf = (changes: readonly LimitChange[], source: LimitSource, now: number): bigint | null => {
  let current: bigint | null = null
  const own = changes.filter(change => change.source === source)
  for (const [index, change] of own.entries()) {
    const until = own[index + 1]?.madeAt ?? now
    if (change.effectiveAt <= Math.max(until, change.madeAt) && !change.awaitsConfirmation)
      current = change.newCap
  }
  return current
}

const sources = ['player', 'operator', 'support'] as const

/** The stricter wins. `changes` are those of one player, kind and currency in the order they were made. */
export const effectiveCap = (changes: readonly LimitChange[], now: number): bigint | null =>
  sources.map(source => capOf(changes, source, now)).reduce(smaller, null)

/** Whose limit it is that holds; the player's own where several are equal. */
export const strictestSource = (changes: readonly LimitChange[], now: number): LimitSource | null => {
  const cap = effectiveCap(changes, now)
  return cap === null ? null : (sources.find(source => capOf(changes, source, now) === cap) ?? null)
}

export type AskedChange = {
  readonly kind: LimitKind
  readonly source: LimitSource
  readonly newCap: bigint | null
}

/**
 * From when a change holds. A lowering holds at once, and so does what the operator or customer service sets. A
 * player's raise waits: from his last change, or where it has to be confirmed from now on, until he asks again.
 */
export const planChange = (
  { kind, source, newCap }: AskedChange,
  earlier: readonly LimitChange[],
  profile: Profile,
  now: number,
): LimitChange => {
  const atOnce = { source, newCap, madeAt: now, effectiveAt: now, awaitsConfirmation: false }
  const current = capOf(earlier, source, now)
  const raises = current !== null && (newCap === null || newCap > current)
  if (source !== 'player' || !raises) return atOnce
  const { wagerWaitMs, depositWaitMs, confirmedAgain } = profile.looseningLimit
  const wait = isStakeKind(kind) ? wagerWaitMs : depositWaitMs
  const last = earlier.findLast(change => change.source === source)!
  if (!confirmedAgain) return { ...atOnce, effectiveAt: Math.max(now, last.madeAt + wait) }
  const confirms = last.awaitsConfirmation && last.newCap === newCap && last.effectiveAt <= now
  return confirms ? atOnce : { ...atOnce, effectiveAt: now + wait, awaitsConfirmation: true }
}
