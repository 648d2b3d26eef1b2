import { Type, type Static } from 'typebox'
import { closed, DecimalAmount } from '#entities/values.ts'

/** An absent limit means disabled. */
export const SelfLimits = closed({
  dailyEnabled: Type.Boolean(),
  dailyDepositLimit: Type.Optional(DecimalAmount),
  weeklyEnabled: Type.Boolean(),
  weeklyDepositLimit: Type.Optional(DecimalAmount),
  monthlyEnabled: Type.Boolean(),
  monthlyDepositLimit: Type.Optional(DecimalAmount),
  weeklyBetEnabled: Type.Boolean(),
  weeklyBetLimit: Type.Optional(DecimalAmount),
})
export type SelfLimits = Static<typeof SelfLimits>
