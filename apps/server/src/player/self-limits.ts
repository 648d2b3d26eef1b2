import type { SelfLimits } from '@fairground/contract/entities/limits/self-limits'
import { capFor } from '@fairground/rules/limits/effective-cap'
import type { LimitKind } from '@fairground/rules/limits/window'
import { decimal } from '#platform/money.ts'
import type { OwnLimit } from './queries/own-limits.ts'

interface WithLimits {
  readonly own_limits: readonly OwnLimit[] | null
  readonly currency: string
  readonly read_at: number
}

/** Returns the limits that the player has set and that apply now. */
export const toSelfLimits = ({ own_limits: changes, currency, read_at: now }: WithLimits): SelfLimits => {
  const capText = (kind: LimitKind): string | undefined => {
    const own = (changes ?? [])
      .filter(change => change.kind === kind)
      .map(change => ({
        ...change,
        source: 'player' as const,
        newCap: change.newCap === null ? null : BigInt(change.newCap),
      }))
    const cap = capFor(own, 'player', now)
    return cap === null ? undefined : decimal(cap, currency)
  }
  const [daily, weekly, monthly] = [capText('depositDay'), capText('depositWeek'), capText('depositMonth')]
  const weeklyBet = capText('wagerWeek')
  return {
    dailyEnabled: daily !== undefined,
    ...(daily === undefined ? {} : { dailyDepositLimit: daily }),
    weeklyEnabled: weekly !== undefined,
    ...(weekly === undefined ? {} : { weeklyDepositLimit: weekly }),
    monthlyEnabled: monthly !== undefined,
    ...(monthly === undefined ? {} : { monthlyDepositLimit: monthly }),
    weeklyBetEnabled: weeklyBet !== undefined,
    ...(weeklyBet === undefined ? {} : { weeklyBetLimit: weeklyBet }),
  }
}
