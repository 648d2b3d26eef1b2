import { type LimitStanding, limitKinds } from '@fairground/contract/entities/limit-standing'
import { databaseNow, inMember } from '@fairground/database/transaction'
import { pendingChange } from '@fairground/rules/limits/asked-change'
import {
  capOf,
  effectiveCap,
  type LimitChange,
  planChange,
  strictestSource,
} from '@fairground/rules/limits/effective-cap'
import { leftOf } from '@fairground/rules/limits/left'
import { type LimitKind, windowEnd } from '@fairground/rules/limits/window'
import type { Profile } from '@fairground/rules/profile'
import { decimal } from '#instance/terms.ts'
import { readChanges, readUsed } from '#ledger/limits/read-used.ts'
import type { Member } from '#member/members.ts'
import type { Context } from '#operation/context.ts'

/** Every limit there can be, set or not, in the operator's currency. */
export const readLimits = (
  { db }: Pick<Context, 'db'>,
  { id: memberId, currency, profile }: Member,
  playerId: number,
): Promise<{ currencyId: string; limits: LimitStanding[] }> =>
  inMember(db, memberId, async tx => {
    const whose = { memberId, playerId, currency }
    const now = await databaseNow(tx)
    const changes = await readChanges(tx, whose)
    const limits: LimitStanding[] = []
    for (const kind of limitKinds) {
      const own = changes.filter(change => change.kind === kind)
      const used = await readUsed(tx, whose, kind, now)
      limits.push({
        kind,
        ...standingOf(own, used, currency, now),
        resetsAt: windowEnd(kind, now),
        raise: raiseOf(kind, own, profile, now),
      })
    }
    return { currencyId: currency, limits }
  })

const standingOf = (changes: readonly LimitChange[], used: bigint, currency: string, now: number) => {
  const text = (amount: bigint | null) => (amount === null ? null : decimal(amount, currency))
  const cap = effectiveCap(changes, now)
  const left = cap === null ? null : leftOf(cap, used)
  const pending = pendingChange(changes, now)
  return {
    cap: text(cap),
    setBy: strictestSource(changes, now),
    own: text(capOf(changes, 'player', now)),
    used: decimal(used, currency),
    left: text(left),
    pending: pending
      ? {
          newCap: text(pending.newCap),
          effectiveAt: pending.effectiveAt,
          awaitsConfirmation: pending.awaitsConfirmation,
        }
      : null,
  }
}

const raiseOf = (
  kind: LimitKind,
  changes: readonly LimitChange[],
  profile: Profile,
  now: number,
): LimitStanding['raise'] => {
  if (capOf(changes, 'player', now) === null) return null
  const { effectiveAt, awaitsConfirmation } = planChange(
    { kind, source: 'player', newCap: null },
    changes,
    profile,
    now,
  )
  return { effectiveAt, awaitsConfirmation }
}
