import { sha256 } from '@noble/hashes/sha2.js'
import { describe, expect, it } from 'vitest'
import { openDraws } from '#crypto/draw-stream.ts'
import { hex, unhex, utf8 } from '#encoding/bytes.ts'
import { merkleRoot } from '#crypto/merkle.ts'
import { assignSeed, Positions } from './assignment.ts'
import { crosswordGame } from '#games/crossword/crossword.ts'
import { cardHash, deckCards, deckHash } from './deck.ts'
import { losing } from './deck-table.ts'
import { crosswordTerms, scratchTerms } from './sample-terms.test-support.ts'
import { scratchcardGame } from '#games/scratchcard/scratchcard.ts'

const of = (text: string) => sha256(utf8(text))
const closeHash = of('instant close')
const round = 657413
const beacon = unhex(
  'b713718a38ae728dfd477991af2822e08d2f305e47718cef9f7848ce4050e7be41076862b98fad56e91a6b85b89cd97b',
)
const seeds = [0, 1, 2].map(i => assignSeed(of('instant a1'), of(`instant receipt ${i}`), round, beacon))
const seed = seeds[0] ?? new Uint8Array(0)
const draws = openDraws('FD1', seed, closeHash)
const table = {
  tiers: [
    { name: 'star', prize: '500', count: 2 },
    { name: 'moon', prize: '100', count: 3 },
  ],
  losing: 5,
}

/** The test vectors of docs/GAMES.md for other implementations. */
describe('instant ticket test vectors', () => {
  const cards = deckCards(
    openDraws('FD1', of('instant seed'), closeHash),
    of('instant link'),
    closeHash,
    table,
  )
  const hashes = cards.map((card, position) => cardHash('deck-1', position, card))

  it('deck', () => {
    expect(cards.map(({ outcome }) => outcome).join()).toBe('moon,moon,moon,,,,star,star,,')
    expect(hex(cards[0]?.salt ?? closeHash)).toBe(
      '8334de2a170f49b4a7336ae9149ec9d06b3a2b95c3421fa772df3763068d822a',
    )
    expect(hex(hashes[0] ?? closeHash)).toBe(
      '3913836688e37ba9df99d228b7d74dcce222f335431aec9ca9d44368bf838c85',
    )
    const root = merkleRoot(hashes)
    expect(hex(root)).toBe('0c22adce5f02958fb0aaa9db8afe789bf363deed5774ce35c2b8b23789f78594')
    expect(hex(deckHash({ closeHash, size: 10, root, assignAnchor: of('instant anchor') }))).toBe(
      'ac7ccc05bf97102db3a2d56e730a29b6c6a4ce75db7265e183a51a1ed7796b44',
    )
  })

  it('assignment', () => {
    expect(hex(seed)).toBe('b730bd0a8eb467d57b6fb3c411dccd1c94ac81622afd572543dcd6b96f6692be')
    const positions = new Positions(10)
    expect(seeds.map(each => positions.take(openDraws('FD1', each, closeHash)('assign'))).join()).toBe(
      '0,1,6',
    )
  })

  it('scratchcard', () => {
    const cells = (outcome: string) =>
      scratchcardGame.deal({ draws, seq0: 5, ...scratchTerms, outcome }).cells.join()
    expect(cells('bell')).toBe('bell,lemon,bell,crown,moon,cherry,star,bell,moon')
    expect(cells(losing)).toBe('star,plum,bell,crown,cherry,plum,cherry,lemon,star')
  })

  it('crossword', () => {
    const card = (outcome: string) => {
      const { grid, letters } = crosswordGame.deal({ draws, seq0: 5, ...crosswordTerms, outcome })
      return `${crosswordTerms.rules.grids.indexOf(grid)} ${letters.join('')}`
    }
    expect(card('5 words')).toBe('5 OPDGXFWSUJLZHAIBVY')
    expect(card(losing)).toBe('5 OPEJVFUQSMNZKBLCTX')
  })
})
