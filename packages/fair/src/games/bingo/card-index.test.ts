import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { BingoRules } from './bingo.ts'
import { patternWins } from './settle-bingo.ts'
import { CardIndex } from './card-index.ts'
import { cardsFrom } from './deal.ts'
import type { Balls } from './layout.ts'
import { bingoPatterns, findPattern, getPattern } from './patterns.ts'
import { quickStream } from './random-cards.test-support.ts'
import { nearestCards, toGo, completionMasks } from './to-go.ts'

const rulesWith = (balls: Balls): BingoRules => ({
  kind: 'bingoGame',
  balls,
  patterns: bingoPatterns.filter(pattern => findPattern(balls, pattern) !== undefined),
  jackpotCalls: 0,
})

describe.each<Balls>([75, 90])('card index over %i-ball cards', balls => {
  const rules = rulesWith(balls)
  const { patterns } = rules
  const hands = fc
    .record({ seed: fc.nat(), count: fc.integer({ min: 1, max: 60 }) })
    .map(({ seed, count }) => {
      const stream = quickStream(seed)
      return { cards: cardsFrom(stream, balls, count), calls: stream.shuffle(balls) }
    })

  it('finds at every call the winners that the settlement finds by looking back', () => {
    fc.assert(
      fc.property(hands, ({ cards, calls }) => {
        const tickets = cards.map((plays, seq0) => ({ seq0, plays }))
        const index = new CardIndex(balls, patterns, cards)
        const found = calls.flatMap((number, i) =>
          index.call(number).map(win => ({ pattern: win.pattern, call: i + 1, winners: win.cards })),
        )
        const byName = (a: { pattern: string }, b: { pattern: string }) => a.pattern.localeCompare(b.pattern)
        expect(found.sort(byName)).toEqual(patternWins(rules, { calls }, tickets).sort(byName))
      }),
      { numRuns: 60 },
    )
  })

  it('counts the missing numbers down to 0 exactly at the winning call', () => {
    fc.assert(
      fc.property(hands, ({ cards, calls }) => {
        const index = new CardIndex(balls, patterns, cards)
        const open = new Set(patterns)
        for (const number of calls) {
          for (const win of index.call(number)) {
            const ways = completionMasks(getPattern(balls, win.pattern))
            expect(nearestCards(ways, index.marks)).toEqual({ toGo: 0, cards: win.cards.length })
            expect(win.cards.every(card => toGo(ways, index.marks[card] ?? 0) === 0)).toBe(true)
            open.delete(win.pattern)
          }
          for (const pattern of open)
            expect(
              nearestCards(completionMasks(getPattern(balls, pattern)), index.marks).toGo,
            ).toBeGreaterThan(0)
        }
        expect(open.size).toBe(0)
      }),
      { numRuns: 15 },
    )
  })

  it('rejects an illegal card', () => {
    expect(() => new CardIndex(balls, patterns, ['1,2,3'])).toThrow('card 0 is not a legal card')
  })
})
