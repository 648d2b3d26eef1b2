import type { MutableRow, Row } from '@fairground/database/row'
import type { LimitChange } from '@fairground/rules/limits/effective-cap'
import type { LimitKind } from '@fairground/rules/limits/window'

export interface LimitChangeRow extends LimitChange, Row<'limit_change', 'player_id' | 'currency'> {
  readonly kind: LimitKind
}

export type NewLimitChange = LimitChangeRow & Row<'limit_change', 'journal_id' | 'profile' | 'reason'>

export interface CounterRow
  extends Row<'limit_counter', 'player_id' | 'currency' | 'window_start'>,
    MutableRow<'limit_counter', 'used' | 'cap'> {
  readonly kind: LimitKind
}

export interface LimitRows {
  /** Oldest first. */
  readonly changes: LimitChangeRow[]
  readonly counters: Map<string, CounterRow>
}

export type CounterKey = Pick<CounterRow, 'playerId' | 'kind' | 'currency' | 'windowStart'>

export const counterText = ({ playerId, kind, currency, windowStart }: CounterKey): string =>
  `${playerId}/${kind}/${currency}/${windowStart}`

export const newLimitWrites = () => ({
  changes: [] as NewLimitChange[],
  touchedCounters: new Set<CounterRow>(),
})
