import { useFormat } from '#core/operator/use-format.ts'

const dayMs = 24 * 3_600_000

/** 13 Nov 2026, or 1 Nov 2026 to 13 Nov 2026. The end is not included, so the last day is the one before it. */
export function PeriodText({ from, to }: { readonly from: number; readonly to: number }) {
  const { day, clock } = useFormat()
  const isWholeDays = clock(from) === '00:00' && clock(to) === '00:00'
  if (!isWholeDays) return `${day(from)} ${clock(from)} to ${day(to)} ${clock(to)}`
  return to - from <= dayMs * 1.1 ? day(from) : `${day(from)} to ${day(to - 1)}`
}
