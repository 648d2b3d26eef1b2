import { inMember } from '@fairground/database/transaction'
import type { PaymentDeps } from '#payments/payment-deps.ts'
import { combineStatements } from './combine-statements.ts'
import { findComparedAt, storeReconciliation } from './queries/days.ts'
import { reconcileMember } from './reconcile-member.ts'

const dayMs = 86_400_000
/** The two sides book at different moments, so each day is compared again on the following days. */
const daysBack = 3
const againAfterMs = 6 * 3_600_000

export const toDay = (at: number): string => new Date(at).toISOString().slice(0, 10)

/** Compares the last days that ended, in UTC, with the providers' statements. Returns false: the next poll is soon enough. */
export const reconcileDays = async (
  { db, providers, member }: Pick<PaymentDeps, 'db' | 'providers' | 'member'>,
  now: number,
): Promise<boolean> => {
  const all = await providers.findAll(member.id)
  const [first] = all
  if (!first) return false
  const providerName = all.length === 1 ? first.name : 'all'
  const today = Math.floor(now / dayMs) * dayMs
  const starts = Array.from({ length: daysBack }, (_, back) => today - (back + 1) * dayMs)
  const toName = (from: number) => ({ memberId: member.id, provider: providerName, day: toDay(from) })
  const compared = await inMember(db, member.id, tx => findComparedAt(tx, starts.map(toName)))
  for (const from of starts) {
    const name = toName(from)
    const comparedAt = compared.get(name.day)
    if (comparedAt !== undefined && now - comparedAt < againAfterMs) continue
    const reconciled = await reconcileMember(db, combineStatements(all), member.id, {
      from,
      to: from + dayMs,
    })
    await inMember(db, member.id, tx => storeReconciliation(tx, name, reconciled))
  }
  return false
}
