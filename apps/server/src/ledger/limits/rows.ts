import type { LimitChange } from '@fairground/rules/limits/effective-cap'
import type { LimitKind } from '@fairground/rules/limits/window'

export interface LimitChangeRow extends LimitChange {
  readonly playerId: number
  readonly kind: LimitKind
  readonly currency: string
}

export interface NewLimitChange extends LimitChangeRow {
  readonly journalId: bigint
  readonly profile: string
  readonly reason: string
}

export interface CounterRow {
  readonly playerId: number
  readonly kind: LimitKind
  readonly currency: string
  readonly windowStart: number
  used: bigint
  cap: bigint | null
}

export interface LimitRows {
  /** In the order they were made. */
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
