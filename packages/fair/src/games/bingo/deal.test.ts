import { sha256 } from '@noble/hashes/sha2.js'
import { describe, expect, it } from 'vitest'
import { utf8 } from '#encoding/bytes.ts'
import { cardNumbers, isCard } from './card.ts'
import { cardsFrom, dealCards } from './deal.ts'
import { layouts } from './layout.ts'
import { fairStream } from './random-cards.test-support.ts'
import { dealStrip } from './strip.ts'

const seed = sha256(utf8('deal'))
const strips = Number(process.env.BINGO_STRIPS ?? 300)
const cards75 = Number(process.env.BINGO_CARDS ?? 1500)

/** The chi-square statistic: about 1 per cell. */
const chiSquare = (seen: readonly number[], expected: (i: number) => number): number =>
  seen.reduce((sum, count, i) => sum + (count - expected(i)) ** 2 / expected(i), 0)

describe('dealing cards', () => {
  it('depends only on seed and label', () => {
    expect(dealCards(seed, 'bingo/card/0', 90, 6)).toEqual(dealCards(seed, 'bingo/card/0', 90, 6))
    expect(dealCards(seed, 'bingo/card/0', 75, 2)).not.toEqual(dealCards(seed, 'bingo/card/2', 75, 2))
    expect(dealCards(seed, 'bingo/card/0', 90, 0)).toEqual([])
  })

  it.each([1, 5, 6, 7, 13])('takes %i 90-ball cards from as many strips as needed', count => {
    expect(dealCards(seed, 'x', 90, count)).toEqual(dealCards(seed, 'x', 90, 18).slice(0, count))
  })

  it('deals fixed cards for a fixed seed, as a vector for other implementations', () => {
    expect(dealCards(seed, 'bingo/card/0', 75, 1)).toEqual([
      '3,30,41,58,64,10,25,31,57,63,7,27,0,49,68,6,22,37,54,71,1,28,39,51,72',
    ])
    expect(dealCards(seed, 'bingo/card/0', 90, 6)).toEqual([
      '2,0,21,33,41,57,0,0,0,4,12,0,34,0,0,66,0,86,5,19,0,0,44,0,68,75,0',
      '0,14,23,0,47,0,60,70,0,0,17,24,31,0,0,0,71,88,1,0,26,0,0,59,67,77,0',
      '3,0,22,0,0,0,63,73,80,0,13,0,35,0,53,0,78,81,0,0,25,39,45,56,0,0,82',
      '6,10,27,0,0,51,0,0,85,8,0,29,0,40,55,0,0,90,0,18,0,32,42,0,62,72,0',
      '0,16,28,30,0,52,0,0,83,0,0,0,36,46,58,65,0,87,9,0,0,38,48,0,69,74,0',
      '0,11,0,0,43,50,0,76,84,7,15,0,37,0,0,61,79,0,0,0,20,0,49,54,64,0,89',
    ])
  })

  it('deals a strip that holds every number once', () => {
    for (let i = 0; i < 20; i += 1) {
      const cards = cardsFrom(fairStream(i), 90, 6)
      expect(cards.every(card => isCard(90, card))).toBe(true)
      const numbers = cards.flatMap(card => [...cardNumbers(90, card)!]).sort((a, b) => a - b)
      expect(numbers).toEqual(Array.from({ length: 90 }, (_, n) => n + 1))
    }
  })

  it('fills every cell of a 90-ball card as often as its column has numbers, on each of the six cards', () => {
    const stream = fairStream(90)
    const filled = Array.from({ length: 6 * 27 }, () => 0)
    for (let i = 0; i < strips; i += 1) {
      dealStrip(stream).forEach((cells, card) => {
        cells.forEach((number, cell) => {
          if (number > 0) filled[card * 27 + cell] = (filled[card * 27 + cell] ?? 0) + 1
        })
      })
    }
    filled.forEach((count, i) => {
      const [lowest, highest] = layouts[90].ranges[i % 9] ?? [0, 0]
      const share = (highest - lowest + 1) / 18
      const deviation = Math.sqrt(strips * share * (1 - share))
      expect(Math.abs(count - strips * share) / deviation).toBeLessThan(4.5)
    })
  })

  it('gives every number of 90 to each of the six cards equally often', () => {
    const stream = fairStream(91)
    const holder = Array.from({ length: 6 * 91 }, () => 0)
    for (let i = 0; i < strips; i += 1) {
      dealStrip(stream).forEach((cells, card) => {
        for (const number of cells) holder[card * 91 + number] = (holder[card * 91 + number] ?? 0) + 1
      })
    }
    const counted = holder.filter((_, i) => i % 91 > 0)
    const distance = chiSquare(counted, () => strips / 6)
    // 450 degrees of freedom: 99.99 % are between 345 and 570.
    expect(distance).toBeGreaterThan(345)
    expect(distance).toBeLessThan(570)
  })

  it('puts every number of a column into each of its 75-ball cells equally often', () => {
    const stream = fairStream(75)
    const seen = Array.from({ length: 25 * 15 }, () => 0)
    for (const text of cardsFrom(stream, 75, cards75)) {
      text.split(',').forEach((number, cell) => {
        if (number === '0') return
        const place = cell * 15 + ((Number(number) - 1) % 15)
        seen[place] = (seen[place] ?? 0) + 1
      })
    }
    const counted = seen.filter((_, place) => Math.floor(place / 15) !== 12)
    const distance = chiSquare(counted, () => cards75 / 15)
    // 24 cells with 14 degrees of freedom each: 336; 99.99 % are between 246 and 440.
    expect(distance).toBeGreaterThan(246)
    expect(distance).toBeLessThan(440)
  })
})
