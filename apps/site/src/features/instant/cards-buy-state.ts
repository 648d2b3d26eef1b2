import { type PlayCounts, playsLeft } from '@fairground/rules/play/plays-left'

/** Whether so many cards can be bought now; else the first thing in the way. */
export type CardsBuyState =
  | { readonly kind: 'ended' }
  | { readonly kind: 'offline' }
  | { readonly kind: 'noneLeft' }
  | { readonly kind: 'ready'; readonly most: number }

/** More at once than anybody opens in a sitting is not offered. */
const cardsAtOnce = 10

export interface CardsBuyFacts {
  readonly open: boolean
  readonly online: boolean
  readonly counts: PlayCounts
  readonly wanted: number
}

export const cardsBuyState = ({ open, online, counts, wanted }: CardsBuyFacts): CardsBuyState => {
  if (!open) return { kind: 'ended' }
  if (!online) return { kind: 'offline' }
  const most = Math.min(cardsAtOnce, playsLeft(counts))
  return most < wanted ? { kind: 'noneLeft' } : { kind: 'ready', most }
}
