import { roundTime } from '@fairground/fair/beacon/beacon'
import { assignRound } from '@fairground/fair/instant/assignment'
import { atTime } from '#testing/at-time.test-support.ts'
import type { Books } from '#testing/books.test-support.ts'
import { until } from '#testing/until.test-support.ts'
import type { DeckStage } from './deck-stage.test-support.ts'

/** A deck on sale. The test waits for the real beacon round, because the signer dates the deck by its own clock. */
export const deckOnSale = async (stage: DeckStage): Promise<number> => {
  const id = await stage.begin()
  await until('the deck is on sale', async () => {
    await stage.step(id)
    return (await stage.status(id)) === 'OPEN'
  })
  await stage.step(id)
  return id
}

/** Deals cards to all sold tickets, with the clock set after the last beacon round that they wait for. */
export const dealAll = async (books: Books, stage: DeckStage, id: number): Promise<void> => {
  const { last } = await books.one<{ last: number }>('SELECT max(created_at) AS last FROM ticket')
  const { chain } = stage.beacon
  const isDealt = async () => {
    await stage.step(id)
    const left = 'SELECT FROM ticket t WHERE NOT EXISTS (SELECT FROM deck_card c WHERE c.seq = t.seq)'
    return (await books.rows(left)).length === 0
  }
  await atTime(roundTime(chain, assignRound(chain, last)) + 1, () => until('all cards are dealt', isDealt))
}
