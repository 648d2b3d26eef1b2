import { describe, expect, it } from 'vitest'
import { type Cue, getRecipe } from './cues.ts'

const looks = ['blue', 'cartoon', 'sweet-blue'] as const
const endMs = (cue: Cue, look: (typeof looks)[number]) =>
  Math.max(...getRecipe(cue, look).voices.map(({ at, ms }) => at + ms))

describe('getRecipe', () => {
  it.each(looks)('limits the win sound of %s to 1.2 seconds and the jackpot sound to 2.4', look => {
    expect(endMs('win', look)).toBeLessThanOrEqual(1200)
    expect(endMs('jackpot', look)).toBeLessThanOrEqual(2400)
    expect(endMs('jackpot', look)).toBeGreaterThan(endMs('win', look))
  })

  it('raises the pitch by a whole tone per match, up to the fifth', () => {
    const pitch = (step: number) => Math.round(getRecipe('match', 'blue', { step }).voices[0]?.hz ?? 0)
    expect([1, 2, 3, 5, 9].map(pitch)).toEqual([880, 988, 1109, 1397, 1397])
  })

  it('scales the scratch volume with the finger speed', () => {
    const db = (speed: number) => getRecipe('scratch', 'blue', { speed }).voices[0]?.db ?? 0
    expect(db(1)).toBe(-18)
    expect(db(0.1)).toBe(-38)
  })
})
