import { CommandRefused } from '#staff/act.ts'
import { hasCoupon, insertCoupon, insertOffer } from '#staff/promotions/queries/coupons-and-offers.ts'
import { requirePlayThrough } from '#staff/promotions/require-play-through.ts'
import { findCurrentPlayer } from '#staff/queries/players.ts'
import type { ProposalRule } from '../proposal-rule.ts'

export const createCouponRule: ProposalRule<'createCoupon'> = {
  toSubject: ({ coupon }) => `coupon/${coupon.code}`,
  async check(tx, memberId, { coupon }) {
    if (await hasCoupon(tx, memberId, coupon.code))
      throw new CommandRefused(`there is a coupon ${coupon.code} already`)
    if (coupon.amount === '0' && coupon.percent === 0) throw new CommandRefused('the coupon adds nothing')
    if (!coupon.instant) await requirePlayThrough(tx, memberId, coupon.wageringTimes)
  },
  async executeInside(tx, { memberId, proposalId, payload: { coupon } }) {
    return { after: { couponId: await insertCoupon(tx, memberId, coupon, proposalId) } }
  },
}

/** A bonus above what one person may offer. */
export const offerBonusRule: ProposalRule<'offerBonus'> = {
  toSubject: ({ playerId, subject }) => `player/${playerId}/offer/${subject}`,
  async check(tx, memberId, { playerId, wageringTimes }) {
    if (!(await findCurrentPlayer(tx, memberId, playerId)))
      throw new CommandRefused(`there is no player ${playerId}`)
    await requirePlayThrough(tx, memberId, wageringTimes)
  },
  async executeInside(tx, { memberId, proposalId, payload }) {
    const offerId = await insertOffer(tx, memberId, payload, { staffId: null, proposalId })
    if (offerId === undefined) throw new CommandRefused('the player has an offer with this subject already')
    return { after: { offerId, amount: payload.amount, currency: payload.currency } }
  },
}
