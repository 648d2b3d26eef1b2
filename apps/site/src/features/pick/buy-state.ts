import type { Money } from '@fairground/rules/money/money'
import { type PlayCounts, playsLeft } from '@fairground/rules/play/plays-left'
import { type Draft, filledLines, firstIncomplete } from '#features/pick/draft.ts'
import { gapIn, type LineGap } from '#features/pick/draft-line.ts'

/** Whether the ticket can be bought as it stands; the first thing in the way, in the order a player can mend it. */
export type BuyState =
  | { readonly kind: 'closed' }
  | { readonly kind: 'offline' }
  | { readonly kind: 'noPlaysLeft' }
  | { readonly kind: 'empty'; readonly pick: number }
  | { readonly kind: 'incomplete'; readonly line: number; readonly gap: LineGap }
  | { readonly kind: 'tooMany'; readonly most: number }
  | { readonly kind: 'ready'; readonly lines: number; readonly total: Money }

export type BuyFacts = {
  readonly open: boolean
  readonly online: boolean
  readonly counts: PlayCounts
  readonly draft: Draft
  readonly total: Money
}

/** One request carries at most so many lines. */
const LINES_PER_PURCHASE = 100

export const mostLines = (counts: PlayCounts): number => Math.min(LINES_PER_PURCHASE, playsLeft(counts))

const pickSize = ({ rule }: Draft): number => (rule.kind === 'digits' ? rule.positions : rule.first.pick)

export const buyState = ({ open, online, counts, draft, total }: BuyFacts): BuyState => {
  if (!open) return { kind: 'closed' }
  if (!online) return { kind: 'offline' }
  const most = mostLines(counts)
  if (most === 0) return { kind: 'noPlaysLeft' }
  const lines = filledLines(draft).length
  if (lines === 0) return { kind: 'empty', pick: pickSize(draft) }
  const incomplete = firstIncomplete(draft)
  if (incomplete) return { kind: 'incomplete', line: incomplete.index + 1, gap: gapIn(incomplete.line) }
  return lines > most ? { kind: 'tooMany', most } : { kind: 'ready', lines, total }
}
