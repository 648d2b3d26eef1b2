import type { Tx } from '@fairground/database/transaction'
import { TakenPlaces } from '@fairground/fair/fd2/deck/places'
import { readPositions } from '../queries/cards.ts'
import { LiveDecks } from './live-decks.ts'

/** The dealt positions of the live decks, so that a round reads only the cards dealt since the last one. */
export class DealtPlaces extends LiveDecks<TakenPlaces> {
  /** What was taken by exactly the first `count` tickets. */
  async grow(tx: Tx, memberId: number, instanceId: number, count: number): Promise<TakenPlaces> {
    const known = this.get(memberId, instanceId)
    const places = known && known.count <= count ? known : new TakenPlaces()
    this.set(memberId, instanceId, places)
    const range = { after: places.count, upTo: count }
    for (const { seq, position } of await readPositions(tx, memberId, instanceId, range)) {
      // Another call may have added the card meanwhile.
      if (seq === places.count + 1) places.take(position)
    }
    if (places.count !== count)
      throw new Error(`deck ${instanceId} has dealt ${places.count} cards, not ${count}`)
    return places
  }
}

export const dealtPlaces = new DealtPlaces()
