import type { SelfLimits } from '@fairground/contract/entities/self-limits'
import { capOf, type LimitChange } from '@fairground/rules/limits/effective-cap'
import type { LimitKind } from '@fairground/rules/limits/window'
import { sql } from 'kysely'
import { decimal } from '#instance/terms.ts'

/** A change as the database writes it into JSON, where sums are texts. */
interface OwnLimit extends Omit<LimitChange, 'source' | 'newCap'> {
  readonly kind: LimitKind
  readonly newCap: string | null
}

/** Of player p of member m, in the operator's currency, in the order they were made. */
export const ownLimits = sql<readonly OwnLimit[] | null>`(
  SELECT json_agg(json_build_object(
           'kind', l.kind, 'newCap', l.new_cap::text, 'awaitsConfirmation', l.awaits_confirmation,
           'madeAt', extract(epoch FROM l.made_at)::float8 * 1000,
           'effectiveAt', extract(epoch FROM l.effective_at)::float8 * 1000) ORDER BY l.journal_id)
    FROM limit_change l
   WHERE l.member_id = p.member_id AND l.player_id = p.id AND l.source = 'player' AND l.currency = m.currency
)`.as('own_limits')

interface WithLimits {
  readonly own_limits: readonly OwnLimit[] | null
  readonly currency: string
  readonly read_at: number
}

/** What the player has set himself and holds. */
export const selfLimitsOf = ({ own_limits: changes, currency, read_at: now }: WithLimits): SelfLimits => {
  const capText = (kind: LimitKind): string | undefined => {
    const own = (changes ?? [])
      .filter(change => change.kind === kind)
      .map(change => ({
        ...change,
        source: 'player' as const,
        newCap: change.newCap === null ? null : BigInt(change.newCap),
      }))
    const cap = capOf(own, 'player', now)
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
