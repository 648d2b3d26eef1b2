import { describe, expect, it } from 'vitest'
import { u64be } from '#encoding/bytes.ts'
import { openDraw, openDraws } from '#crypto/draw-stream.ts'
import { H } from '#encoding/encode.ts'
import { assignSeed, Positions } from './assignment.ts'
import { crosswordGame } from '#games/crossword/crossword.ts'
import { completedWords, listWords } from '#games/crossword/crossword-grid.ts'
import { deckCards } from './deck.ts'
import { losing, tableOutcomes } from './deck-table.ts'
import { leak, type Sample } from './leak-classifier.test-support.ts'
import { crosswordTerms } from './sample-terms.test-support.ts'

const cards = Number(process.env.INSTANT_LEAK_CARDS ?? 3000)
/** 0.51, or three standard deviations of a random classifier if there are few cards. */
const blind = Math.max(0.51, 0.5 + 3 * Math.sqrt(1 / (3 * cards)))
const closeHash = H('close', 'leak')
const seedFor = (name: string, seq0: number) => H('seed', name, u64be(seq0))
const alphabet = Array.from({ length: 26 }, (_, i) => String.fromCharCode(65 + i))
const { rules, prizeTable } = crosswordTerms
const outcomes = tableOutcomes(prizeTable)

const bits = (seq0: number) => Array.from({ length: 8 }, (_, i) => (seq0 >> i) & 1)

const seenOfGrid = new Map(
  rules.grids.map(grid => [
    grid,
    [
      ...rules.grids.map(each => (each === grid ? 1 : 0)),
      ...alphabet.map(letter => Array.from(grid).filter(cell => cell === letter).length),
      ...[3, 4, 5, 6, 7, 8].map(length => listWords(grid).filter(word => word.length === length).length),
    ],
  ]),
)

const seenOfCrossword = (grid: string, seq0: number) => [...(seenOfGrid.get(grid) ?? []), ...bits(seq0)]

const samples = (card: (seq0: number) => Sample): Sample[] => Array.from({ length: cards }, (_, i) => card(i))

describe('information visible before a card is opened', { timeout: 600_000 }, () => {
  it('a crossword shows grid and serial number, which do not predict the prize', () => {
    const found = leak(
      samples(seq0 => {
        const outcome =
          outcomes[openDraw(seedFor('outcome', seq0), closeHash, 'x').uniform(outcomes.length)] ?? losing
        const card = crosswordGame.deal({
          draws: openDraws('FD1', seedFor('card', seq0), closeHash),
          seq0,
          rules,
          prizeTable,
          outcome,
        })
        return { visible: seenOfCrossword(card.grid, seq0), wins: outcome !== losing }
      }),
    )
    expect(found).toBeLessThanOrEqual(blind)
  })

  it('a scratchcard shows only serial number and time, which do not predict the prize', () => {
    const table = { tiers: [{ name: 'star', prize: '400', count: cards / 2 }], losing: cards / 2 }
    const deck = deckCards(
      openDraws('FD1', seedFor('deck', 0), closeHash),
      seedFor('link', 0),
      closeHash,
      table,
    )
    const positions = new Positions(cards)
    const found = leak(
      samples(seq0 => {
        const round = 1000 + (seq0 >> 2)
        const seed = assignSeed(
          seedFor('a', round),
          seedFor('receipt', seq0),
          round,
          seedFor('beacon', round),
        )
        const wins = deck[positions.take(openDraws('FD1', seed, closeHash)('assign'))]?.outcome !== losing
        return { visible: [seq0, seq0 ** 2, ...bits(seq0), round % 3, round % 5], wins }
      }),
    )
    expect(found).toBeLessThanOrEqual(blind)
  })
})

/** Cards with a visible part that depends on the outcome; the same classifier must detect it. */
describe('negative controls', { timeout: 600_000 }, () => {
  it('detects winners when the grid is chosen after the letters', () => {
    const found = leak(
      samples(seq0 => {
        const stream = openDraw(seedFor('backwards', seq0), closeHash, 'x')
        const wins = stream.uniform(2) === 1
        const letters = stream.pick(rules.letters, 26).map(number => alphabet[number - 1] ?? '')
        const fits = (grid: string) => completedWords(grid, letters).length >= 3 === wins
        let grid = rules.grids[stream.uniform(rules.grids.length)] ?? ''
        for (let tries = 0; tries < 50 && !fits(grid); tries += 1)
          grid = rules.grids[stream.uniform(rules.grids.length)] ?? ''
        return { visible: seenOfCrossword(grid, seq0), wins }
      }),
    )
    expect(found).toBeGreaterThan(0.55)
  })

  it('detects winners by singleton numbers, as in Ontario in 2003', () => {
    const lines = [0, 3, 6].flatMap(row => [
      [row, row + 1, row + 2],
      [row / 3, row / 3 + 3, row / 3 + 6],
    ])
    const found = leak(
      samples(seq0 => {
        const stream = openDraw(seedFor('singletons', seq0), closeHash, 'x')
        const wins = stream.uniform(2) === 1
        const alone = new Set(stream.pick(3, 39))
        const boards = Array.from({ length: 8 }, () =>
          Array.from({ length: 9 }, () => {
            let number = stream.uniform(39) + 1
            while (wins && alone.has(number)) number = stream.uniform(39) + 1
            return number
          }),
        )
        if (wins) boards[stream.uniform(8)]?.splice(3 * stream.uniform(3), 3, ...alone)
        const seen = new Map<number, number>()
        for (const number of boards.flat()) seen.set(number, (seen.get(number) ?? 0) + 1)
        const single = boards.flatMap(board =>
          lines.filter(line => line.every(cell => seen.get(board[cell] ?? 0) === 1)),
        )
        return { visible: [single.length, ...bits(seq0)], wins }
      }),
    )
    expect(found).toBeGreaterThan(0.8)
  })
})
