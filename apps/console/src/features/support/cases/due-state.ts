import { formatSpan } from '#core/format/times.ts'
import type { Tone } from '#parts/values/tag.tsx'

const nearMs = 4 * 3_600_000

/** How near the deadline of an open case is. */
export const describeDue = (
  dueAt: number,
  now: number,
): { readonly text: string; readonly tone: Tone; readonly isLate: boolean } => {
  const leftMs = dueAt - now
  if (leftMs <= 0) return { text: `Overdue by ${formatSpan(-leftMs)}`, tone: 'bad', isLate: true }
  return { text: `Due in ${formatSpan(leftMs)}`, tone: leftMs < nearMs ? 'warn' : 'neutral', isLate: false }
}
