import { findMoments } from '#parts/form/texts/time-text.ts'

/** The filters of the log, as the address has them. Days are those of the operator's zone. */
export interface LogFilters {
  readonly actor?: string
  readonly action?: string
  readonly subject?: string
  readonly fromDay?: string
  readonly toDay?: string
}

export const filterNames = ['actor', 'action', 'subject', 'fromDay', 'toDay'] as const
export type FilterName = (typeof filterNames)[number]

const dayPattern = /^\d{4}-\d{2}-\d{2}$/
const dayMs = 86_400_000

export const readFilters = (parameters: URLSearchParams): LogFilters =>
  Object.fromEntries(
    filterNames.flatMap(name => {
      const value = parameters.get(name)?.trim().slice(0, 200)
      return value ? [[name, value]] : []
    }),
  )

/** Sets or removes one filter; other parts of the address stay. */
export const withFilter = (
  parameters: URLSearchParams,
  name: FilterName,
  value: string | undefined,
): URLSearchParams => {
  const next = new URLSearchParams(parameters)
  if (value) next.set(name, value)
  else next.delete(name)
  return next
}

const findMidnight = (day: string | undefined, zone: string): number | undefined =>
  day !== undefined && dayPattern.test(day) ? findMoments(`${day}T00:00`, zone)[0] : undefined

const toNextDay = (day: string): string =>
  new Date(Date.parse(`${day}T00:00Z`) + dayMs).toISOString().slice(0, 10)

/** The filters as the operation takes them. The last day counts as a whole. */
export const toLogInput = ({ actor, action, subject, fromDay, toDay }: LogFilters, zone: string) => {
  const from = findMidnight(fromDay, zone)
  const to = toDay !== undefined && dayPattern.test(toDay) ? findMidnight(toNextDay(toDay), zone) : undefined
  return {
    ...(actor !== undefined && { actor }),
    ...(action !== undefined && { action }),
    ...(subject !== undefined && { subject }),
    ...(from !== undefined && { from }),
    ...(to !== undefined && { to }),
  }
}
