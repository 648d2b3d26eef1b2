import type { Profile } from '#profile.ts'
import { isStakeKind, type LimitKind } from './window.ts'

/** The source of a limit: the player, the operator for this player, or customer service. */
export type LimitSource = 'player' | 'operator' | 'support'

export type LimitChange = {
  readonly source: LimitSource
  /** Null removes the limit of this source. */
  readonly newCap: bigint | null
  readonly madeAt: number
  readonly effectiveAt: number
  /** A raise that takes effect only when the player requests it again after the waiting period. */
  readonly awaitsConfirmation: boolean
}

const smaller = (a: bigint | null, b: bigint | null): bigint | null =>
  a === null || (b !== null && b < a) ? b : a

/** The cap of one source in effect. A pending change is replaced by the next change of the same source. */
export const capFor = (changes: readonly LimitChange[], source: LimitSource, now: number): bigint | null => {
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

/** The strictest cap of all sources. `changes` are of one player, kind and currency in chronological order. */
export const effectiveCap = (changes: readonly LimitChange[], now: number): bigint | null =>
  sources.map(source => capFor(changes, source, now)).reduce(smaller, null)

/** The source of the strictest cap; the player's if several are equal. */
export const strictestSource = (changes: readonly LimitChange[], now: number): LimitSource | null => {
  const cap = effectiveCap(changes, now)
  return cap === null ? null : (sources.find(source => capFor(changes, source, now) === cap) ?? null)
}

export type RequestedChange = {
  readonly kind: LimitKind
  readonly source: LimitSource
  readonly newCap: bigint | null
}

/**
 * Decides when a change takes effect. A lower cap takes effect immediately, and so does any change by the operator or
 * customer service. A player's raise waits, counted from the last change; if the profile requires confirmation, it
 * is counted from now and the player must request it again.
 */
export const planChange = (
  { kind, source, newCap }: RequestedChange,
  earlier: readonly LimitChange[],
  profile: Profile,
  now: number,
): LimitChange => {
  const atOnce = { source, newCap, madeAt: now, effectiveAt: now, awaitsConfirmation: false }
  const current = capFor(earlier, source, now)
  const raises = current !== null && (newCap === null || newCap > current)
  if (source !== 'player' || !raises) return atOnce
  const { wagerWaitMs, depositWaitMs, confirmedAgain } = profile.looseningLimit
  const wait = isStakeKind(kind) ? wagerWaitMs : depositWaitMs
  const last = earlier.findLast(change => change.source === source)!
  if (!confirmedAgain) return { ...atOnce, effectiveAt: Math.max(now, last.madeAt + wait) }
  const confirms = last.awaitsConfirmation && last.newCap === newCap && last.effectiveAt <= now
  return confirms ? atOnce : { ...atOnce, effectiveAt: now + wait, awaitsConfirmation: true }
}
