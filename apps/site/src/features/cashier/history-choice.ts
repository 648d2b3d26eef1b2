import { movementGroupNames, movementGroups, type MovementGroup, type MovementKind } from './movement.ts'

const dayMs = 86_400_000
/** The history offers the last 10 transactions and the last 31 days (specification section 9). */
export const lastCount = 10
export const lastDays = 31
const pageSize = 25
const maxDays = 366

export type HistorySpan = 'last' | 'month' | 'range'

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
  return span === 'month' || span === 'range' ? span : 'last'
}

/** Parses the filter from the address. Whole days keep the query key stable all day. */
export const historyChoice = (address: Address, now: number): HistoryChoice => {
  const span = parseSpan(address)
  const today = new Date(now)
  const group = address.get('kind')
  const from = span === 'range' ? parseDay(address.get('from')) : null
  const to = span === 'range' ? parseDay(address.get('to')) : null
  const earliest = midnight(today, span === 'last' ? -maxDays : -lastDays)
  return {
    span,
    group: isGroup(group) ? group : null,
    from: from === null ? earliest : Math.max(0, from.getTime()),
    until: midnight(to ?? today, 1) + (to === null ? dayMs : 0),
    kinds: isGroup(group) ? movementGroups[group] : undefined,
    maxResults: span === 'last' ? lastCount : pageSize,
  }
}
