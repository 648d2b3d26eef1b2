import type { Handler } from '#operation/handler.ts'

/** Of the promotion that runs now, if one does. */
export const getPlayerCurrentXPMultiplier: Handler<'getPlayerCurrentXPMultiplier'> = (
  _,
  { member },
  { now },
) => {
  const { xpPromotion } = member.settings
  const runs = xpPromotion !== undefined && xpPromotion.from <= now() && now() < xpPromotion.until
  return { multiplier: runs ? xpPromotion.multiplier : 1 }
}
