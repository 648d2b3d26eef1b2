import { cashierHistoryDays } from '@fairground/contract/constants'
import { movementGroupNames, movementGroups, type MovementGroup, type MovementKind } from './movement.ts'

export const [shortDays, longDays] = cashierHistoryDays
const pageSize = 25

export type HistorySpan = 'short' | 'long' | 'range'

export interface HistoryChoice {
  readonly span: HistorySpan
  readonly group: MovementGroup | null
  readonly from: number
  readonly until: number
  readonly kinds: readonly MovementKind[] | undefined
  readonly maxResults: number
}

type Address = Pick<URLSearchParams, 'get'>

/** Midnight in the player's time zone, `later` days after the given day. */
const midnight = (at: Date, later: number): number =>
  new Date(at.getFullYear(), at.getMonth(), at.getDate() + later).getTime()

const parseDay = (text: string | null): Date | null => {
  const [, year, month, day] = /^(\d{4})-(\d{2})-(\d{2})$/.exec(text ?? '') ?? []
  return year === undefined ? null : new Date(Number(year), Number(month) - 1, Number(day))
}

const isGroup = (text: string | null): text is MovementGroup =>
  (movementGroupNames as readonly (string | null)[]).includes(text)

const parseSpan = (address: Address): HistorySpan => {
  const span = address.get('show')
  return span === 'long' || span === 'range' ? span : 'short'
}

/** Parses the filter from the address. Whole days keep the query key stable all day. */
export const historyChoice = (address: Address, now: number): HistoryChoice => {
  const span = parseSpan(address)
  const today = new Date(now)
  const group = address.get('kind')
  const from = span === 'range' ? parseDay(address.get('from')) : null
  const to = span === 'range' ? parseDay(address.get('to')) : null
  const earliest = midnight(today, span === 'short' ? -shortDays : -longDays)
  return {
    span,
    group: isGroup(group) ? group : null,
    from: from === null ? earliest : Math.max(0, from.getTime()),
    until: midnight(to ?? today, 1),
    kinds: isGroup(group) ? movementGroups[group] : undefined,
    maxResults: pageSize,
  }
}
