import { crosswordGrids } from '@fairground/fair/games/crossword/crossword-library'
import type { InstantTerms } from '@fairground/fair/instant/instant-games'
import { verifyDeck } from '@fairground/fair/instant/verify-deck'
import { confirmCrosswordEnd } from '@fairground/server/instant/confirm-crossword-end'
import { type DeckStage, openDeckStage } from '@fairground/server/instant/deck-stage.test-support'
import { dealAll, deckOnSale } from '@fairground/server/instant/on-sale.test-support'
import { replayCards } from '@fairground/server/instant/replay-deck.test-support'
import type { Caller, Context } from '@fairground/server/operation/context'
import { type Books, openBooks } from '@fairground/server/testing/books.test-support'
import { readDeckText } from '@fairground/server/testing/deck-text.test-support'
import { until } from '@fairground/server/testing/until.test-support'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

const kinds: readonly InstantTerms[] = [
  {
    rules: { kind: 'crosswordGame', letters: 18, grids: crosswordGrids.slice(0, 2) },
    prizeTable: {
      tiers: [
        { name: 'Five words', words: 5, prize: '1000', count: 4 },
        { name: 'Three words', words: 3, prize: '200', count: 8 },
      ],
      losing: 12,
    },
  },
  {
    rules: { kind: 'scratchcardGame', symbols: ['crown', 'bell', 'star', 'cherry', 'lemon'] },
    prizeTable: { tiers: [{ name: 'crown', prize: '2000', count: 8 }], losing: 16 },
  },
]

describe.each(kinds)('a deck of a $rules.kind', terms => {
  let books: Books
  let stage: DeckStage
  let players: number[]

  beforeAll(async () => {
    books = await openBooks()
    players = await books.players(6)
    stage = await openDeckStage(books, terms)
  })
  afterAll(async () => {
    await stage.close()
    const problems = await books.problems()
    await books.close()
    expect(problems).toEqual([])
  })

  const minorUnits = (decimal: string): bigint => BigInt(decimal.replace('.', ''))

  it('shows every player the card that the published record assigns to the ticket', {
    timeout: 90_000,
  }, async () => {
    const gameInstanceId = await deckOnSale(stage)
    for (const playerId of players) await stage.buy(playerId, gameInstanceId, 2)
    await dealAll(books, stage, gameInstanceId)
    const shown = []
    for (const seq of players.flatMap((_, i) => [2 * i + 1, 2 * i + 2])) {
      const playerId = players[Math.ceil(seq / 2) - 1]!
      const caller = { member: { id: books.memberId }, session: { playerId } } as unknown as Caller
      const context = { db: books.app.db } as unknown as Context
      const { card, won } = await confirmCrosswordEnd({ gameInstanceId, seq }, caller, context)
      shown.push({ grid: card.grid, places: card.places, prize: minorUnits(won) })
    }

    await books.rows('UPDATE game SET active = false WHERE id = 8')
    await until('the deck has ended', async () => {
      await stage.step(gameInstanceId)
      return (await stage.status(gameInstanceId)) === 'ENDED'
    })
    const body = await readDeckText(books, gameInstanceId)
    expect(verifyDeck(body, { policy: await stage.readPolicy() }, {})).toMatchObject({ valid: true })
    expect(shown).toHaveLength(2 * players.length)
    expect(shown).toEqual(replayCards(body))
  })
})
