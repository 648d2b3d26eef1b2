import { databaseNow, inMember } from '@fairground/database/transaction'
import { effectiveCap } from '@fairground/rules/limits/effective-cap'
import { remainingLimit } from '@fairground/rules/limits/remaining'
import { isCurrencyCode } from '@fairground/rules/money/currencies'
import { parseDecimal } from '@fairground/rules/money/money'
import { decimal } from '#platform/money.ts'
import { readChanges, readUsed } from '#ledger/limits/read-used.ts'
import type { Handler } from '#operation/handler.ts'
import { requirePlayer } from '#operation/require-session.ts'
import { Refusal } from '#platform/refusal.ts'

/** The only monthly limit that stakes count towards, because a stake may be lost. */
const kind = 'lossMonth'

/** For display only: the lane decides whether a purchase is allowed. */
export const checkMaximumMonthlyWagers: Handler<'checkMaximumMonthlyWagers'> = async (
  { currencyId: currency, amount: typed },
  { member, session },
  { db },
) => {
  const playerId = requirePlayer(session)
  const amount = isCurrencyCode(currency) ? parseDecimal(typed, currency)?.amount : undefined
  if (amount === undefined) throw new Refusal('request.invalid')
  const account = { memberId: member.id, playerId, currency }
  const left = await inMember(db, member.id, async tx => {
    const now = await databaseNow(tx)
    const changes = await readChanges(tx, account)
    const cap = effectiveCap(
      changes.filter(change => change.kind === kind),
      now,
    )
    return cap === null ? null : remainingLimit(cap, await readUsed(tx, account, kind, now))
  })
  return {
    allowed: left === null || amount <= left,
    remaining: left === null ? null : decimal(left, currency),
  }
}
