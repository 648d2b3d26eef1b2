const MINUTE = 60_000
const DAY = 86_400_000

type Span = { readonly from: number; readonly until: number }

/** Minutes per UTC day from the day of `from` to the day of `until`, both included. */
export const minutesByDay = (
  spans: readonly Span[],
  { from, until }: Span,
): { readonly day: string; readonly minutes: number }[] => {
  const first = from - (from % DAY)
  const count = Math.floor((until - first) / DAY) + 1
  return Array.from({ length: count }, (_, i) => {
    const start = first + i * DAY
    const ms = spans.reduce((sum, span) => sum + overlap(span, { from: start, until: start + DAY }), 0)
    return { day: new Date(start).toISOString().slice(0, 10), minutes: Math.round(ms / MINUTE) }
  })
}

/** Minutes of all spans within a period. */
export const minutesWithin = (spans: readonly Span[], period: Span): number =>
  Math.round(spans.reduce((sum, span) => sum + overlap(span, period), 0) / MINUTE)

const overlap = (a: Span, b: Span): number =>
  Math.max(0, Math.min(a.until, b.until) - Math.max(a.from, b.from))
