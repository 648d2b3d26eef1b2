import { type LimitState, limitKinds } from '@fairground/contract/entities/limits/limit-state'
import { databaseNow, inMember } from '@fairground/database/transaction'
import { pendingChange } from '@fairground/rules/limits/requested-change'
import {
  capFor,
  effectiveCap,
  type LimitChange,
  planChange,
  strictestSource,
} from '@fairground/rules/limits/effective-cap'
import { remainingLimit } from '@fairground/rules/limits/remaining'
import { type LimitKind, windowEnd } from '@fairground/rules/limits/window'
import type { Profile } from '@fairground/rules/profile'
import { decimal } from '#platform/money.ts'
import { readChanges, readUsed } from '#ledger/limits/read-used.ts'
import type { Member } from '#operator/members.ts'
import type { Context } from '#operation/context.ts'

/** The state of every kind of limit in the operator's currency, whether it is set or not. */
export const readLimits = (
  { db }: Pick<Context, 'db'>,
  { id: memberId, currency, profile }: Member,
  playerId: number,
): Promise<{ currencyId: string; limits: LimitState[] }> =>
  inMember(db, memberId, async tx => {
    const account = { memberId, playerId, currency }
    const now = await databaseNow(tx)
    const changes = await readChanges(tx, account)
    const limits: LimitState[] = []
    for (const kind of limitKinds) {
      const changesOfKind = changes.filter(change => change.kind === kind)
      const used = await readUsed(tx, account, kind, now)
      limits.push({
        kind,
        ...toLimitState(changesOfKind, used, currency, now),
        resetsAt: windowEnd(kind, now),
        raise: planRaise(kind, changesOfKind, profile, now),
      })
    }
    return { currencyId: currency, limits }
  })

const toLimitState = (changes: readonly LimitChange[], used: bigint, currency: string, now: number) => {
  const format = (amount: bigint | null) => (amount === null ? null : decimal(amount, currency))
  const cap = effectiveCap(changes, now)
  const left = cap === null ? null : remainingLimit(cap, used)
  const pending = pendingChange(changes, now)
  return {
    cap: format(cap),
    setBy: strictestSource(changes, now),
    own: format(capFor(changes, 'player', now)),
    used: decimal(used, currency),
    left: format(left),
    pending: pending
      ? {
          newCap: format(pending.newCap),
          effectiveAt: pending.effectiveAt,
          awaitsConfirmation: pending.awaitsConfirmation,
        }
      : null,
  }
}

const planRaise = (
  kind: LimitKind,
  changes: readonly LimitChange[],
  profile: Profile,
  now: number,
): LimitState['raise'] => {
  if (capFor(changes, 'player', now) === null) return null
  const { effectiveAt, awaitsConfirmation } = planChange(
    { kind, source: 'player', newCap: null },
    changes,
    profile,
    now,
  )
  return { effectiveAt, awaitsConfirmation }
}
