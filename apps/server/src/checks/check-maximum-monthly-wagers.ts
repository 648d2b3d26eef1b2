import { databaseNow, inMember } from '@fairground/database/transaction'
import { effectiveCap } from '@fairground/rules/limits/effective-cap'
import { leftOf } from '@fairground/rules/limits/left'
import { isCurrencyCode } from '@fairground/rules/money/currencies'
import { parseDecimal } from '@fairground/rules/money/money'
import { decimal } from '#instance/terms.ts'
import { readChanges, readUsed } from '#ledger/limits/read-used.ts'
import type { Handler } from '#operation/handler.ts'
import { Refusal, requirePlayer } from '#operation/refusal.ts'

/** The one limit of a month that stakes count towards: whatever is staked may be lost. */
const kind = 'lossMonth'

/** For showing: what a join is allowed is decided by the lane. */
export const checkMaximumMonthlyWagers: Handler<'checkMaximumMonthlyWagers'> = async (
  { currencyId: currency, amount: typed },
  { member, session },
  { db },
) => {
  const playerId = requirePlayer(session)
  const amount = isCurrencyCode(currency) ? parseDecimal(typed, currency)?.amount : undefined
  if (amount === undefined) throw new Refusal('request.invalid')
  const whose = { memberId: member.id, playerId, currency }
  const left = await inMember(db, member.id, async tx => {
    const now = await databaseNow(tx)
    const changes = await readChanges(tx, whose)
    const cap = effectiveCap(
      changes.filter(change => change.kind === kind),
      now,
    )
    return cap === null ? null : leftOf(cap, await readUsed(tx, whose, kind, now))
  })
  return {
    allowed: left === null || amount <= left,
    remaining: left === null ? null : decimal(left, currency),
  }
}
