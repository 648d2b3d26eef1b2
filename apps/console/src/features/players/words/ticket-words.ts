import type { Tone } from '#parts/values/tag.tsx'

const outcomes: Readonly<Record<string, { readonly title: string; readonly tone: Tone }>> = {
  WON: { title: 'Won', tone: 'good' },
  REFUND: { title: 'Refunded', tone: 'info' },
  VOID: { title: 'Void', tone: 'neutral' },
}

/** Without an outcome a play is open, or it did not win. */
export const describeOutcome = (outcome: string | null) =>
  outcome === null ? undefined : (outcomes[outcome] ?? { title: outcome, tone: 'neutral' as const })
