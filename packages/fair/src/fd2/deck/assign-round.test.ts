import { sha256 } from '@noble/hashes/sha2.js'
import { describe, expect, it } from 'vitest'
import { openDraws } from '#crypto/draw-stream.ts'
import { u64be, unhex, utf8 } from '#encoding/bytes.ts'
import { H2 } from '#encoding/encode.ts'
import vectors from '#fd2/vectors.json' with { type: 'json' }
import { dealDeck } from '#instant/deck.ts'
import { deckSize, losing } from '#instant/deck-table.ts'
import { scratchTerms } from '#instant/sample-terms.test-support.ts'
import { assignRound, dealTickets, openRow } from './assign-round.ts'
import { isHonestLock } from './honest-lock.ts'
import { DensePlaces, placesAfter } from './places.ts'
import { quicknet } from '#beacon/beacon.ts'
import { lockRoundKey } from '#fd2/round-lock.ts'
import { at } from './sample-world.test-support.ts'

const decks = Number(process.env.INSTANT_DECKS ?? 40)
const { round, beacon } = vectors
const D = unhex(round.deck)

describe('the vectors of a round', () => {
  const sealed = {
    deck: D,
    context: unhex(round.Q),
    lockHash: unhex(round.L),
    lock: unhex(round.ct),
    row: 0,
    mask: unhex(at(round.masks, 0)),
    round: beacon.round,
  }

  it('open to the link and give the positions of the tickets', () => {
    const { key, link, seed } = openRow(sealed, unhex(beacon.signature))
    expect([link, seed]).toEqual([unhex(at(round.links, 0)), unhex(round.seed)])
    expect(isHonestLock(quicknet, beacon.round, sealed.lock, key)).toBe(true)
    const state = { deckSize: 80, served: 0, moved: new Map<number, number>() }
    expect(assignRound(state, seed, D, 16)).toEqual(round.positions)
  })

  it('show a lock that was made with another sigma', () => {
    const key = unhex(round.K)
    const other = sealed.lock.with(150, (at([...sealed.lock], 150) + 1) % 256)
    expect(isHonestLock(quicknet, beacon.round, other, key)).toBe(false)
    expect(isHonestLock(quicknet, beacon.round, sealed.lock.slice(1), key)).toBe(false)
    expect(isHonestLock(quicknet, beacon.round + 1, sealed.lock, key)).toBe(false)
    expect(isHonestLock(quicknet, beacon.round, lockRoundKey(quicknet, beacon.round, key), key)).toBe(true)
  })
})

describe('the shuffle', () => {
  const seedFor = (deck: number, n: number) => H2('seed', u64be(deck), u64be(n))

  it('continues over rounds, from a map, a dense table and the taken positions', () => {
    const size = 60
    const [moved, dense] = [new Map<number, number>(), new DensePlaces(size)]
    const taken: number[] = []
    for (const [n, count] of [7, 1, 20, 32].entries()) {
      const served = taken.length
      const seed = seedFor(0, n)
      const deal = (places: Parameters<typeof assignRound>[0]['moved']) =>
        assignRound({ deckSize: size, served, moved: places }, seed, D, count)
      const resumed = deal(placesAfter(taken))
      const positions = deal(moved)
      expect(resumed).toEqual(positions)
      expect(deal(dense)).toEqual(positions)
      taken.push(...positions)
    }
    expect(taken.toSorted((a, b) => a - b)).toEqual(Array.from({ length: size }, (_, i) => i))
  })

  it('gives each ticket the seed of its own picture', () => {
    const state = { deckSize: 10, served: 4, moved: placesAfter([1, 2, 3, 4]) }
    const dealt = dealTickets(state, seedFor(1, 1), D, 7)
    expect(dealt.map(({ seq0 }) => seq0)).toEqual([4, 5, 6])
    expect(new Set(dealt.map(({ seed }) => seed.join())).size).toBe(3)
  })

  it('deals exactly the prizes of the table from every sold-out deck', { timeout: 3_600_000 }, () => {
    const table = scratchTerms.prizeTable
    const size = deckSize(table)
    for (let deck = 0; deck < decks; deck += 1) {
      const C = sha256(utf8(`deck ${deck}`))
      const cards = [...dealDeck(openDraws('FD2', seedFor(deck, 0), C), seedFor(deck, 1), C, table)]
      const moved = new DensePlaces(size)
      const positions: number[] = []
      for (let n = 2; positions.length < size; n += 1)
        positions.push(
          ...assignRound({ deckSize: size, served: positions.length, moved }, seedFor(deck, n), C, 16),
        )
      const outcomes = positions.map(position => cards[position]?.outcome)
      for (const { name, count } of [...table.tiers, { name: losing, count: table.losing }])
        expect(outcomes.filter(outcome => outcome === name)).toHaveLength(count)
    }
  })

  it('gives a ticket of a later round every position equally often (chi-square, 19 degrees of freedom)', () => {
    const seen = Array.from({ length: 20 }, () => 0)
    const rounds = Math.max(800, decks * 20)
    for (let deck = 0; deck < rounds; deck += 1) {
      const moved = new Map<number, number>()
      assignRound({ deckSize: 20, served: 0, moved }, seedFor(deck, 1), D, 3)
      const [, second = 0] = assignRound({ deckSize: 20, served: 3, moved }, seedFor(deck, 2), D, 2)
      seen[second] = (seen[second] ?? 0) + 1
    }
    const due = rounds / 20
    expect(seen.reduce((sum, count) => sum + (count - due) ** 2 / due, 0)).toBeLessThan(50)
  })
})
