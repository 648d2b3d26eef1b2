import { readTerms } from '@fairground/fair/games/games'
import { describe, expect, it } from 'vitest'
import { playRound } from './draw-round.ts'
import { randomPlay, toPlayText } from './random-play.ts'
import { dealPracticeCard, outcomeAt, readScratchTerms } from '#kinds/scratchcard/practice-card.ts'

const first = () => 0
const last = (choices: number) => choices - 1
const createSeed = (n: number) => Uint8Array.from({ length: 32 }, (_, i) => (n * 31 + i * 7) % 256)

describe('randomPlay', () => {
  const two = { kind: 'numbers', first: { pick: 3, of: 9 }, second: { pick: 1, of: 4 } } as const

  it('picks different numbers of both sets', () => {
    expect(randomPlay(two, first)).toEqual({ numbers: [1, 2, 3], second: [1] })
    expect(toPlayText(two, randomPlay(two, last))).toBe('7,8,9|4')
  })

  it('picks a digit per position and stakes one unit', () => {
    const rule = { kind: 'digits', positions: 3, options: ['straight'] } as const
    expect(toPlayText(rule, randomPlay(rule, last))).toBe('9,9,9|1,0,0')
  })

  it('has no text until the line is complete', () => {
    expect(toPlayText(two, { numbers: [1, 2], second: [1] })).toBeUndefined()
  })
})

describe('playRound', () => {
  const terms = readTerms(
    { kind: 'oneDrawGameExtMulti', pick: 3, from: 10, multiOptions: ['straight'] },
    {
      payoutPercentage: 0,
      progressivePercentage: 0,
      reserve: '100000000',
      tiers: [
        { name: 'Straight', option: 'straight', arrangements: 1, prize: { kind: 'fixed', amount: '50000' } },
      ],
    },
  )
  if ('problem' in terms) throw new Error(JSON.stringify(terms))
  const round = (play: string, seed: Uint8Array, place = 0) =>
    playRound({ terms, play, others: ['1,2,3|1,0,0'], place, price: 100n, jackpot: 0n, seed })

  it('pays the fixed prize of the table to the drawn digits and to no others', () => {
    for (let n = 1; n <= 5; n++) {
      const { numbers } = round('0,0,0|1,0,0', createSeed(n))
      expect(numbers).toHaveLength(3)
      for (const place of [0, 1])
        expect(round(`${numbers.join()}|1,0,0`, createSeed(n), place)).toMatchObject({
          numbers,
          won: 50_000n,
          tiers: ['Straight'],
        })
      const other = numbers.map(digit => (digit + 1) % 10)
      expect(round(`${other.join()}|1,0,0`, createSeed(n))).toMatchObject({ numbers, won: 0n, tiers: [] })
    }
  })

  it('draws other digits with another seed', () => {
    const drawn = new Set([1, 2, 3, 4].map(n => round('0,0,0|1,0,0', createSeed(n)).numbers.join()))
    expect(drawn.size).toBeGreaterThan(1)
  })
})

describe('a practice scratchcard', () => {
  const terms = readScratchTerms(
    { kind: 'scratchcardGame', symbols: ['crown', 'bell', 'star', 'cherry', 'lemon'] },
    {
      tiers: [
        { name: 'crown', prize: '2000', count: 1 },
        { name: 'bell', prize: '100', count: 3 },
      ],
      losing: 6,
    },
  )

  it('has the odds of the deck', () => {
    const outcomes = Array.from({ length: 10 }, (_, i) => outcomeAt(terms.prizeTable, i))
    expect(outcomes).toEqual(['crown', 'bell', 'bell', 'bell', '', '', '', '', '', ''])
  })

  it('shows the outcome in its cells and pays its prize', () => {
    const crown = dealPracticeCard(terms, first, createSeed(1))
    expect(crown).toMatchObject({ outcome: 'crown', won: 2000n })
    expect(crown.cells.filter(cell => cell === 'crown')).toHaveLength(3)
    const blank = dealPracticeCard(terms, last, createSeed(2))
    expect(blank).toMatchObject({ outcome: '', won: 0n })
    expect(Math.max(...blank.cells.map(cell => blank.cells.filter(each => each === cell).length))).toBe(2)
  })
})
