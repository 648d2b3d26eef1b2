import type { Play } from '@fairground/contract/entities/play'
import type { Tx } from '@fairground/database/transaction'
import { readOwnCards, shownCard } from './own-cards.ts'

/** A player's tickets of a deck with their cards, each as far as it is open: here an interrupted one is found again. */
export const withCards = async (
  tx: Tx,
  owner: Parameters<typeof readOwnCards>[1],
  plays: readonly Play[],
): Promise<Play[]> => {
  const cards = new Map((await readOwnCards(tx, owner)).map(card => [card.seq, shownCard(card)]))
  return plays.map(play => {
    const card = cards.get(play.seq)
    return card ? { ...play, card } : play
  })
}
