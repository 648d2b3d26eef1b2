/** A day in the time zone of the player, from its first to before its last moment. */
export interface LocalDay {
  /** YYYY-MM-DD */
  readonly day: string
  readonly from: number
  readonly until: number
}

const pad = (n: number): string => String(n).padStart(2, '0')

/** The day of a moment: 2026-11-16. */
export const toDayText = (at: number): string => {
  const date = new Date(at)
  return `${date.getFullYear()}-${pad(date.getMonth() + 1)}-${pad(date.getDate())}`
}

/** Undefined for a text that is not a day of the calendar since 1970. */
export const parseDay = (text: string | undefined): LocalDay | undefined => {
  const [, year, month, date] = /^(\d{4})-(\d{2})-(\d{2})$/.exec(text ?? '') ?? []
  if (year === undefined) return undefined
  const midnight = (later: number) =>
    new Date(Number(year), Number(month) - 1, Number(date) + later).getTime()
  const day = { day: text ?? '', from: midnight(0), until: midnight(1) }
  return day.from > 0 && toDayText(day.from) === text ? day : undefined
}

/** The day of a moment with its borders. */
export const toLocalDay = (at: number): LocalDay => {
  const date = new Date(at)
  const midnight = (later: number) =>
    new Date(date.getFullYear(), date.getMonth(), date.getDate() + later).getTime()
  return { day: toDayText(at), from: midnight(0), until: midnight(1) }
}
