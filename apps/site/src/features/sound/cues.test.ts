import { describe, expect, it } from 'vitest'
import { type Cue, recipeOf } from './cues.ts'

const looks = ['blue', 'cartoon', 'sweet-blue'] as const
const endOf = (cue: Cue, look: (typeof looks)[number]) =>
  Math.max(...recipeOf(cue, look).voices.map(({ at, ms }) => at + ms))

describe('recipeOf', () => {
  it.each(looks)('keeps the win of %s within 1.2 seconds and the jackpot within 2.4', look => {
    expect(endOf('win', look)).toBeLessThanOrEqual(1200)
    expect(endOf('jackpot', look)).toBeLessThanOrEqual(2400)
    expect(endOf('jackpot', look)).toBeGreaterThan(endOf('win', look))
  })

  it('raises a match by a whole tone each, up to the fifth', () => {
    const pitch = (step: number) => Math.round(recipeOf('match', 'blue', { step }).voices[0]?.hz ?? 0)
    expect([1, 2, 3, 5, 9].map(pitch)).toEqual([880, 988, 1109, 1397, 1397])
  })

  it('lets the foil follow the finger', () => {
    const db = (speed: number) => recipeOf('scratch', 'blue', { speed }).voices[0]?.db ?? 0
    expect(db(1)).toBe(-18)
    expect(db(0.1)).toBe(-38)
  })
})
