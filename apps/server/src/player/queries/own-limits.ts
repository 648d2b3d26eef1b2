import type { LimitChange } from '@fairground/rules/limits/effective-cap'
import type { LimitKind } from '@fairground/rules/limits/window'
import { sql } from 'kysely'

/** A change of a limit as JSON, where amounts are strings. */
export interface OwnLimit extends Omit<LimitChange, 'source' | 'newCap'> {
  readonly kind: LimitKind
  readonly newCap: string | null
}

/** Selects the changes that player p of member m made, in the operator's currency, oldest first. */
export const selectOwnLimits = sql<readonly OwnLimit[] | null>`(
  SELECT json_agg(json_build_object(
           'kind', l.kind, 'newCap', l.new_cap::text, 'awaitsConfirmation', l.awaits_confirmation,
           'madeAt', extract(epoch FROM l.made_at)::float8 * 1000,
           'effectiveAt', extract(epoch FROM l.effective_at)::float8 * 1000) ORDER BY l.journal_id)
    FROM limit_change l
   WHERE l.member_id = p.member_id AND l.player_id = p.id AND l.source = 'player' AND l.currency = m.currency
)`.as('own_limits')
