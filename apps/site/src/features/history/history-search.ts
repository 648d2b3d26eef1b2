import type { Input } from '@fairground/contract/operations'

type Search = Input<'searchGameHistory'>['request']

/** The search parameters in the address. */
export const searchFields = ['game', 'no', 'from', 'to'] as const

const parseId = (text: string | null): number | undefined => {
  const id = Number(text)
  return Number.isSafeInteger(id) && id > 0 ? id : undefined
}

/** Midnight of a day in the player's time zone, plus `later` days. */
const midnight = (day: string | null, later: number): number | undefined => {
  const [, year, month, date] = /^(\d{4})-(\d{2})-(\d{2})$/.exec(day ?? '') ?? []
  if (year === undefined) return undefined
  const at = new Date(Number(year), Number(month) - 1, Number(date) + later).getTime()
  return Number.isNaN(at) || at < 0 ? undefined : at
}

/** The search request from the address. Invalid fields are left out, and the last day is included in full. */
export const historySearch = (address: Pick<URLSearchParams, 'get'>): Search => {
  const gameId = parseId(address.get('game'))
  const gameInstanceId = parseId(address.get('no'))
  const from = midnight(address.get('from'), 0)
  const to = midnight(address.get('to'), 1)
  return {
    ...(gameId !== undefined && { gameId }),
    ...(gameInstanceId !== undefined && { gameInstanceId }),
    ...(from !== undefined && { dateStartedFrom: from }),
    ...(to !== undefined && { dateEndedTo: to - 1 }),
  }
}
