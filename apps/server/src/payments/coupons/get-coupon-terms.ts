import { databaseNow, inMember } from '@fairground/database/transaction'
import type { Handler } from '#operation/handler.ts'
import { decimal } from '#platform/money.ts'
import { Refusal } from '#platform/refusal.ts'
import { findCoupon } from './queries.ts'

export const getCouponTerms: Handler<'getCouponTerms'> = ({ coupon: code, currencyId }, { member }, { db }) =>
  inMember(db, member.id, async tx => {
    const row = await findCoupon(tx, member.id, code.trim().toUpperCase())
    if (!row) throw new Refusal('coupon.notFound')
    if (!row.active) throw new Refusal('coupon.inactive')
    if (row.expires_at !== null && row.expires_at <= (await databaseNow(tx)))
      throw new Refusal('coupon.expired')
    if (row.currency !== currencyId) throw new Refusal('coupon.wrongCurrency')
    return {
      coupon: row.code,
      text: row.text,
      currencyId,
      amount: decimal(row.amount, currencyId),
      percent: row.percent,
      maximum: row.maximum === null ? null : decimal(row.maximum, currencyId),
      minimumDeposit: decimal(row.minimum_deposit, currencyId),
      firstDepositOnly: row.first_deposit_only,
      instant: row.instant,
      wageringTimes: row.instant ? 0 : row.wagering_times,
      bonusDays: row.bonus_days,
      expiresAt: row.expires_at === null ? null : Math.floor(row.expires_at),
    }
  })
