import type { Handler } from '#operation/handler.ts'

/** The multiplier of the current promotion, or 1 without one. */
export const getPlayerCurrentXPMultiplier: Handler<'getPlayerCurrentXPMultiplier'> = (
  _,
  { member },
  { now },
) => {
  const { xpPromotion } = member.settings
  const isActive = xpPromotion !== undefined && xpPromotion.from <= now() && now() < xpPromotion.until
  return { multiplier: isActive ? xpPromotion.multiplier : 1 }
}
