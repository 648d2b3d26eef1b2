import { closed, Count, CurrencyId, Id, Nullable } from '@fairground/contract/entities/values'
import { Type } from 'typebox'
import { Amount, Instant, Lines, OpKey, playerMoney, RowId, BoundedText } from './values.ts'

const bonusTerms = {
  ...playerMoney,
  amount: Amount,
  wageringTimes: Count,
  weight: Type.Integer({ minimum: 0, maximum: 100 }),
  expiresAt: Instant,
}
const giftRef = { giftId: RowId, ...playerMoney }

export const rewardSchemas = {
  grantBonus: closed({ opKey: OpKey, ...bonusTerms }),
  expireBonus: closed({ grantId: Id, currency: CurrencyId }),
  forfeitBonus: closed({ grantId: Id, ...playerMoney }),
  payBonusBall: closed({ ballId: Id, ...playerMoney, instanceId: RowId, amount: Amount }),
  claimOffer: closed({ offerId: RowId, ...playerMoney, requestId: BoundedText }),
  redeemOffer: closed({ offerId: RowId, ...playerMoney, instanceId: RowId, requestId: BoundedText }),
  rewardReferral: closed({ referralId: RowId, friendId: RowId, rewardsAtMost: Count, ...bonusTerms }),
  creditCoupon: Type.Union([
    closed({ couponId: BoundedText, instant: Type.Literal(true), ...playerMoney, amount: Amount }),
    closed({ couponId: BoundedText, instant: Type.Literal(false), ...bonusTerms }),
  ]),
  buyGifts: closed({
    opKey: OpKey,
    giverId: RowId,
    inviteId: Id,
    gameId: RowId,
    currency: CurrencyId,
    cap: Amount,
  }),
  unwrapGift: closed(giftRef),
  spendGift: closed({ ...giftRef, instanceId: RowId, lines: Lines }),
  returnGift: closed({
    giftId: RowId,
    giverId: RowId,
    recipientId: Nullable(RowId),
    currency: CurrencyId,
    event: Type.Enum(['sendBack', 'return']),
  }),
}
