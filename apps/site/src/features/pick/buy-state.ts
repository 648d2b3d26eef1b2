import type { Money } from '@fairground/rules/money/money'
import { type PlayCounts, playsLeft } from '@fairground/rules/play/plays-left'
import { type Draft, filledLines, firstIncomplete } from './draft/draft.ts'
import { computeGap, type LineGap } from './draft/draft-line.ts'

/** Whether the ticket can be bought; if not, the first obstacle in the order a player can resolve them. */
export type BuyState =
  | { readonly kind: 'closed' }
  | { readonly kind: 'offline' }
  | { readonly kind: 'noPlaysLeft' }
  | { readonly kind: 'empty'; readonly pick: number }
  | { readonly kind: 'incomplete'; readonly line: number; readonly gap: LineGap }
  | { readonly kind: 'tooMany'; readonly max: number }
  | { readonly kind: 'ready'; readonly lines: number; readonly total: Money }

export type BuyFacts = {
  readonly open: boolean
  readonly online: boolean
  readonly counts: PlayCounts
  readonly draft: Draft
  readonly total: Money
}

/** The server accepts at most this many lines in one request. */
const MAX_LINES_PER_PURCHASE = 100

export const getMaxLines = (counts: PlayCounts): number => Math.min(MAX_LINES_PER_PURCHASE, playsLeft(counts))

const pickSize = ({ rule }: Draft): number => (rule.kind === 'digits' ? rule.positions : rule.first.pick)

export const buyState = ({ open, online, counts, draft, total }: BuyFacts): BuyState => {
  if (!open) return { kind: 'closed' }
  if (!online) return { kind: 'offline' }
  const max = getMaxLines(counts)
  if (max === 0) return { kind: 'noPlaysLeft' }
  const lines = filledLines(draft).length
  if (lines === 0) return { kind: 'empty', pick: pickSize(draft) }
  const incomplete = firstIncomplete(draft)
  if (incomplete) return { kind: 'incomplete', line: incomplete.index + 1, gap: computeGap(incomplete.line) }
  return lines > max ? { kind: 'tooMany', max } : { kind: 'ready', lines, total }
}
