import { xpMultiplier } from '@fairground/rules/rewards/xp'
import type { Handler } from '#operation/handler.ts'

/** The multiplier of the current promotion, or 1 without one. */
export const getPlayerCurrentXPMultiplier: Handler<'getPlayerCurrentXPMultiplier'> = (
  _,
  { member },
  { now },
) => ({ multiplier: xpMultiplier(member.settings.xpPromotion, now()) })
