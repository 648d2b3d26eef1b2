import { inMember } from '@fairground/database/transaction'
import { computeCouponCost } from '@fairground/rules/payments/coupon-cost'
import { type OperatorHandler, requireMember } from '../access/operator-handler.ts'
import { act, type Acting, CommandRefused, type StaffDeps } from '../act.ts'
import { readPage } from '../read-page.ts'
import { lockCoupon, readCoupons, updateCoupon } from './queries/coupons-and-offers.ts'

export const listCoupons: OperatorHandler<'listCoupons'> = ({ after = 0, limit }, caller, { db }) => {
  const memberId = requireMember(caller).id
  return inMember(db, memberId, async tx => {
    const { rows, next } = await readPage(
      { limit },
      count => readCoupons(tx, memberId, after, count),
      ({ id }) => id,
    )
    const coupons = rows.map(({ id, terms, amount, maximum, minimumDeposit, expiresAt, active, ...row }) => ({
      couponId: id,
      coupon: {
        ...terms,
        amount: String(amount),
        maximum: maximum === null ? null : String(maximum),
        minimumDeposit: String(minimumDeposit),
        expiresAt: expiresAt === null ? null : Math.floor(expiresAt),
      },
      active,
      uses: row.uses,
      cost: String(row.cost),
      proposalId: row.proposalId,
    }))
    return { coupons, next }
  })
}

export const previewCoupon: OperatorHandler<'previewCoupon'> = async ({ coupon, deposit, deposits }) => {
  if (!/^[0-9]{1,12}$/.test(deposit)) throw new CommandRefused('the deposit is an amount in minor units')
  const { perUse, uses, cost, maxCost } = computeCouponCost(
    {
      amount: BigInt(coupon.amount),
      percent: coupon.percent,
      maximum: coupon.maximum === null ? null : BigInt(coupon.maximum),
      minimumDeposit: BigInt(coupon.minimumDeposit),
      maxUses: coupon.maxUses,
    },
    BigInt(deposit),
    deposits,
  )
  return {
    perUse: String(perUse),
    uses,
    cost: String(cost),
    maxCost: maxCost === null ? null : String(maxCost),
  }
}

interface CouponChange {
  readonly text?: string
  readonly expiresAt?: number | null
  readonly active?: false
}

/** One person may end a coupon or shorten it, because neither costs money. */
export const changeCoupon = (
  deps: StaffDeps,
  acting: Acting,
  couponId: number,
  change: CouponChange,
): Promise<void> =>
  act(deps, acting, change.active === false ? 'end-coupon' : 'change-coupon', async tx => {
    const memberId = acting.member.id
    const found = await lockCoupon(tx, memberId, couponId)
    if (!found) throw new CommandRefused(`there is no coupon ${couponId}`)
    const before = { text: found.text, expiresAt: found.expiresAt, active: found.active }
    const after = { ...before, ...change }
    const isLonger =
      before.expiresAt !== null && (after.expiresAt === null || after.expiresAt > before.expiresAt)
    if (isLonger) throw new CommandRefused('a coupon can only end earlier: propose a new one')
    await updateCoupon(tx, memberId, couponId, after)
    return { subject: `coupon/${couponId}`, before, after, result: undefined }
  })
