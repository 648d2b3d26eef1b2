import { Positions } from '@fairground/fair/instant/assignment'

/** The state of the shuffle over a deck's positions after these were taken in this order. */
export const positionsAfter = (size: number, taken: readonly number[]): Positions => {
  const moved = new Map<number, number>()
  const places = new Map<number, number>()
  for (const [here, position] of taken.entries()) {
    const there = places.get(position) ?? position
    const left = moved.get(here) ?? here
    moved.set(there, left)
    places.set(left, there)
  }
  return new Positions(size, taken.length, moved)
}
