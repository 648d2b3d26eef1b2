import { type PlayCounts, playsLeft } from '@fairground/rules/play/plays-left'

/** Whether the wanted number of cards can be bought now, or the first reason against it. */
export type CardsBuyState =
  | { readonly kind: 'ended' }
  | { readonly kind: 'offline' }
  | { readonly kind: 'noneLeft' }
  | { readonly kind: 'ready'; readonly max: number }

/** More cards than this are not offered in one purchase. */
const maxCardsAtOnce = 10

export interface CardsBuyFacts {
  readonly open: boolean
  readonly online: boolean
  readonly counts: PlayCounts
  readonly wanted: number
}

export const cardsBuyState = ({ open, online, counts, wanted }: CardsBuyFacts): CardsBuyState => {
  if (!open) return { kind: 'ended' }
  if (!online) return { kind: 'offline' }
  const max = Math.min(maxCardsAtOnce, playsLeft(counts))
  return max < wanted ? { kind: 'noneLeft' } : { kind: 'ready', max }
}
