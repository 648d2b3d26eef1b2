import { roundTime } from '@fairground/fair/beacon/beacon'
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

export const countUndealt = async (books: Books, id: number): Promise<number> => {
  const { left } = await books.one<{ left: number }>(
    `SELECT count(*)::int AS left FROM ticket t
      WHERE t.instance_id = $1 AND NOT EXISTS (
        SELECT FROM deck_card c WHERE c.instance_id = t.instance_id AND c.seq = t.seq)`,
    [id],
  )
  return left
}

/** Deals cards to all sold tickets in one round, with the clock set to the time of each step. */
export const dealAll = async (books: Books, stage: DeckStage, id: number): Promise<void> => {
  const { chain } = stage.beacon
  await until('all cards are dealt', async () => {
    if ((await countUndealt(books, id)) === 0) return true
    const round = await stage.cut()
    await until('the round is in a checkpoint', stage.isLogSigned)
    await atTime(roundTime(chain, round) + 1, () => stage.step(id))
    return false
  })
}
