import type { MovedPositions } from '#instant/assignment.ts'

/** The moved positions of a whole deck in four bytes for each card. */
export class DensePlaces implements MovedPositions {
  /** The position plus one; zero for a place that has not moved. */
  readonly #moved: Uint32Array

  constructor(size: number) {
    this.#moved = new Uint32Array(size)
  }

  get(place: number): number | undefined {
    const moved = this.#moved[place] ?? 0
    return moved === 0 ? undefined : moved - 1
  }

  set(place: number, position: number): void {
    this.#moved[place] = position + 1
  }
}

/** Which positions have moved after some were taken, one by one. */
export class TakenPlaces {
  readonly #moved = new Map<number, number>()
  /** The place of each moved position. */
  readonly #places = new Map<number, number>()
  #count = 0

  /** The number of taken positions. */
  get count(): number {
    return this.#count
  }

  take(position: number): void {
    const here = this.#count
    const there = this.#places.get(position) ?? position
    const left = this.#moved.get(here) ?? here
    this.#moved.delete(here)
    this.#places.delete(position)
    this.#count += 1
    if (there === here) return
    this.#moved.set(there, left)
    this.#places.set(left, there)
  }

  /** A view in which a shuffle can continue without a change of the original. */
  branch(): MovedPositions {
    const changed = new Map<number, number>()
    return {
      get: place => changed.get(place) ?? this.#moved.get(place),
      set: (place, position) => void changed.set(place, position),
    }
  }
}

/** The moved positions after these were taken in this order. */
export function placesAfter(taken: Iterable<number>): MovedPositions {
  const places = new TakenPlaces()
  for (const position of taken) places.take(position)
  return places.branch()
}
