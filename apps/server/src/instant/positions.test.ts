import { Positions } from '@fairground/fair/instant/assignment'
import * as fc from 'fast-check'
import { expect, it } from 'vitest'
import { positionsAfter } from './positions.ts'

const closeHash = new Uint8Array(32).fill(7)
const makeSeed = (n: number) => new Uint8Array(32).fill(n)
const take = (positions: Positions, from: number, to: number) =>
  Array.from({ length: to - from }, (_, i) => positions.take(makeSeed(from + i), closeHash))

it('continues exactly where the served tickets left the deck', () => {
  const cases = fc.integer({ min: 1, max: 60 }).chain(size => fc.tuple(fc.constant(size), fc.nat(size)))
  fc.assert(
    fc.property(cases, ([size, served]) => {
      const whole = take(new Positions(size), 0, size)
      expect(take(positionsAfter(size, whole.slice(0, served)), served, size)).toEqual(whole.slice(served))
    }),
  )
})
