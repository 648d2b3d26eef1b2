import type { Play } from '@fairground/contract/entities/plays/play'
import type { Tx } from '@fairground/database/transaction'
import { readPlayerCards, toCardView } from './player-cards.ts'

/** Adds the cards to a player's tickets of a deck. Each card shows the places opened so far, so it can be resumed. */
export const withCards = async (
  tx: Tx,
  owner: Parameters<typeof readPlayerCards>[1],
  plays: readonly Play[],
): Promise<Play[]> => {
  const cards = new Map((await readPlayerCards(tx, owner)).map(card => [card.seq, toCardView(card)]))
  return plays.map(play => {
    const card = cards.get(play.seq)
    return card ? { ...play, card } : play
  })
}
