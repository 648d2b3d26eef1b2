import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { openDraws } from '#crypto/draw-stream.ts'
import { u64be } from '#encoding/bytes.ts'
import { H } from '#encoding/encode.ts'
import { completedWords } from '#games/crossword/crossword-grid.ts'
import { losing } from './deck-table.ts'
import {
  dealCard,
  type InstantTerms,
  readInstantTerms,
  readCardOutcome,
  findDisplayProblem,
} from './instant-games.ts'
import { crosswordTerms, scratchTerms } from './sample-terms.test-support.ts'
import { scratchcardGame } from '#games/scratchcard/scratchcard.ts'

const numRuns = Number(process.env.INSTANT_LAYOUTS ?? 300)
const closeHash = H('close', 'cards')
const listOutcomes = ({ prizeTable }: InstantTerms) => [...prizeTable.tiers.map(({ name }) => name), losing]

const dealt = (terms: InstantTerms) =>
  fc
    .tuple(fc.nat(), fc.nat(1_000_000), fc.constantFrom(...listOutcomes(terms)))
    .map(([seed, seq0, outcome]) => ({
      outcome,
      card: dealCard({ draws: openDraws('FD1', H('seed', u64be(seed)), closeHash), seq0, ...terms, outcome }),
    }))

describe('card outcome', { timeout: 3_600_000 }, () => {
  it.each([
    ['scratchcard', scratchTerms],
    ['crossword', crosswordTerms],
  ])('%s', (_, terms) => {
    fc.assert(
      fc.property(dealt(terms), ({ outcome, card }) => {
        expect(readCardOutcome(terms, card)).toBe(outcome)
      }),
      { numRuns },
    )
  })

  it('deals the winning symbol exactly three times and every other symbol at most twice', () => {
    fc.assert(
      fc.property(dealt(scratchTerms), ({ outcome, card }) => {
        const cells = 'cells' in card ? card.cells : []
        expect(cells).toHaveLength(9)
        for (const symbol of scratchTerms.rules.symbols) {
          const count = cells.filter(cell => cell === symbol).length
          if (symbol === outcome) expect(count).toBe(3)
          else expect(count).toBeLessThan(3)
        }
      }),
      { numRuns },
    )
  })

  it('deals 18 different crossword letters that complete exactly the number of words of the tier', () => {
    fc.assert(
      fc.property(dealt(crosswordTerms), ({ outcome, card }) => {
        const { grid, letters } = 'grid' in card ? card : expect.unreachable()
        expect(new Set(letters).size).toBe(18)
        const tier = crosswordTerms.prizeTable.tiers.find(({ name }) => name === outcome)
        const words = completedWords(grid, letters).length
        if (tier) expect(words).toBe(tier.words)
        else expect(words).toBeLessThan(3)
      }),
      { numRuns },
    )
  })
})

describe('distribution of card layouts', () => {
  /** The exact number of nine-cell layouts by their number of pairs. */
  const byPairs = (symbols: number, cells: number): number[] => {
    const factorial = (n: number): number => (n < 2 ? 1 : n * factorial(n - 1))
    const choose = (n: number, k: number): number =>
      k < 0 || k > n ? 0 : factorial(n) / factorial(k) / factorial(n - k)
    return Array.from({ length: Math.floor(cells / 2) + 1 }, (_, pairs) => {
      const single = cells - 2 * pairs
      return (choose(symbols, pairs) * choose(symbols - pairs, single) * factorial(cells)) / 2 ** pairs
    })
  }

  const draws = 1500

  it.each([
    ['losing', losing, 7, 9],
    ['winning', 'bell', 6, 6],
  ])('deals %s scratchcards with the number of pairs expected by chance', (_, outcome, symbols, cells) => {
    const ways = byPairs(symbols, cells)
    const all = ways.reduce((sum, each) => sum + each, 0)
    const seen = ways.map(() => 0)
    for (let seq0 = 0; seq0 < draws; seq0 += 1) {
      const card = scratchcardGame.deal({
        draws: openDraws('FD1', H('seed', u64be(seq0)), closeHash),
        seq0,
        ...scratchTerms,
        outcome,
      })
      const others = card.cells.filter(cell => cell !== outcome)
      const pairs = others.length - new Set(others).size
      seen[pairs] = (seen[pairs] ?? 0) + 1
    }
    const chiSquare = ways.reduce((sum, each, pairs) => {
      const due = (each / all) * draws
      return due === 0 ? sum : sum + ((seen[pairs] ?? 0) - due) ** 2 / due
    }, 0)
    expect(chiSquare).toBeLessThan(22)
  })
})

describe('terms', () => {
  const changed = (terms: InstantTerms, rules: object, prizeTable: object = {}) =>
    readInstantTerms({ ...terms.rules, ...rules }, { ...terms.prizeTable, ...prizeTable })

  it.each([scratchTerms, crosswordTerms])('parses the terms of $rules.kind', terms => {
    expect(readInstantTerms(structuredClone(terms.rules), structuredClone(terms.prizeTable))).toEqual(terms)
    expect(findDisplayProblem(terms)).toBeUndefined()
  })

  const tier = { name: 'star', prize: '5', count: 1 }
  it.each<[string, unknown]>([
    ['not a known kind', changed(scratchTerms, { kind: 'oneDrawGame' })],
    ['not 5 to 40', changed(scratchTerms, { symbols: ['a', 'b', 'c', 'd'] })],
    ['contain duplicates', changed(scratchTerms, { symbols: ['a', 'b', 'c', 'd', 'a'] })],
    ['is not a symbol', changed(scratchTerms, {}, { tiers: [{ ...tier, name: 'sun' }] })],
    ['are not 1 to 60', changed(scratchTerms, {}, { tiers: [] })],
    ['prize of zero', changed(scratchTerms, {}, { tiers: [{ ...tier, prize: '0' }] })],
    ['duplicate names', changed(scratchTerms, {}, { tiers: [tier, tier] })],
    [
      'descending order of prizes',
      changed(scratchTerms, {}, { tiers: [tier, { ...tier, name: 'bell', prize: '6' }] }),
    ],
    ['more than 10000000 cards', changed(scratchTerms, {}, { tiers: [tier], losing: 10_000_000 })],
    [
      'more than the maximum amount',
      changed(scratchTerms, {}, { tiers: [{ ...tier, prize: '9'.repeat(18), count: 2 }] }),
    ],
    ['is not a known field', changed(scratchTerms, {}, { tiers: [{ ...tier, words: 3 }] })],
    ['are not 1 to 200', changed(crosswordTerms, { grids: [] })],
    ['contain duplicates', changed(crosswordTerms, { grids: ['CAT/O.A/WAX', 'CAT/O.A/WAX'] })],
    ['two letters', changed(crosswordTerms, { grids: ['CAT/..O/...'] })],
    ['not between 13 and 25', changed(crosswordTerms, { letters: 26 })],
    ['words is missing', changed(crosswordTerms, {}, { tiers: [tier] })],
    [
      'descending order of words',
      changed(
        crosswordTerms,
        {},
        {
          tiers: [
            { ...tier, words: 3 },
            { ...tier, name: 'x', words: 3 },
          ],
        },
      ),
    ],
  ])('rejects terms: %s', (problem, read) => {
    expect(read).toMatchObject({ problem: expect.stringContaining(problem) })
  })
})

describe('a card that shows no valid outcome', () => {
  it.each([
    ['two symbols three times', 'bell bell bell star star star plum plum moon'],
    ['a symbol four times', 'bell bell bell bell star star plum plum moon'],
    ['three of a symbol without a prize', 'plum plum plum star star moon bell bell lemon'],
  ])('%s', (_, cells) => {
    expect(readCardOutcome(scratchTerms, { cells: cells.split(' ') })).toBeUndefined()
  })
})
