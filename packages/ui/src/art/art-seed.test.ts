import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { artSeed } from '#art/art-seed.ts'

describe('artSeed', () => {
  it('is stable for a game and stays within its limits', () => {
    fc.assert(
      fc.property(fc.string(), id => {
        const { tilt, hueShift, choose } = artSeed(id)
        expect(artSeed(id).tilt).toBe(tilt)
        expect(Math.abs(tilt)).toBeLessThanOrEqual(6)
        expect(Math.abs(hueShift)).toBeLessThanOrEqual(8)
        expect([7, 12, 3]).toContain(choose([7, 12, 3]))
      }),
    )
  })
})
