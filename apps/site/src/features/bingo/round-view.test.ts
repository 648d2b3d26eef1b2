import { describe, expect, it } from 'vitest'
import { bestFirst, neededNumbers, roundViewAt, roundViewer } from './round-view.ts'
import { round } from './round.test-support.ts'

const states = (calls: number, over = false) =>
  roundViewAt(round, calls, over).tiers.map(({ state }) => state)

describe('prizes', () => {
  it('are played for one after another, and ticked at the call that decides them', () => {
    expect(states(0)).toEqual(['now', 'next', 'next', 'jackpot'])
    expect(states(4)).toEqual(['now', 'next', 'next', 'jackpot'])
    expect(states(5)).toEqual(['done', 'now', 'next', 'jackpot'])
    expect(states(10)).toEqual(['done', 'done', 'now', 'jackpot'])
    expect(states(16)).toEqual(['done', 'done', 'done', 'missed'])
  })

  it('whose call is not published are claimed neither open nor won before the end', () => {
    const unknown = { ...round, tiers: round.tiers.map(tier => ({ ...tier, won: undefined })) }
    const at = (calls: number, over: boolean) =>
      roundViewAt(unknown, calls, over).tiers.map(({ state }) => state)
    expect(at(9, false)).toEqual(['next', 'next', 'next', 'jackpot'])
    expect(at(16, true)).toEqual(['done', 'done', 'done', 'missed'])
  })

  it('miss the jackpot once its calls are over', () => {
    expect(roundViewAt({ ...round, rule: { ...round.rule, jackpotCalls: 15 } }, 15).tiers.at(-1)?.state).toBe(
      'missed',
    )
  })
})

describe('a ticket', () => {
  const first = (calls: number) => roundViewAt(round, calls).cards[0]!

  it('counts to the pattern that is being played for', () => {
    expect(first(0).toGo).toBe(5)
    expect(first(4).toGo).toBe(1)
    expect(first(5).toGo).toBe(5)
    expect(first(15).toGo).toBe(1)
  })

  it('names what it needs once little is missing', () => {
    expect(neededNumbers(first(2))).toEqual([])
    expect(neededNumbers(first(4))).toEqual([78])
    expect(neededNumbers(first(15))).toEqual([29])
  })

  it('marks finished lines', () => {
    expect(first(4).lines).toBe(0)
    expect(first(5).lines).toBe(0b11111)
    expect(first(5).done).toBe('oneLine')
    expect(first(10).done).toBe('twoLines')
  })

  it('has won what it completed at the deciding call, and nothing before it', () => {
    expect(first(4).won).toEqual([])
    expect(first(10).won.map(({ name }) => name)).toEqual(['One line', 'Two lines'])
    expect(first(16).won.map(({ name }) => name)).toEqual(['One line', 'Two lines', 'Full house'])
    expect(roundViewAt(round, 16).cards[1]?.won).toEqual([])
  })
})

it('puts the ticket nearest to winning first', () => {
  const { cards } = roundViewAt(round, 3)
  expect(bestFirst(cards.toReversed()).map(({ card }) => card.n)).toEqual([1, 2])
})

describe('call by call', () => {
  it('says what it would have said at once', () => {
    const at = roundViewer(round)
    for (const calls of [0, 1, 2, 4, 5, 10, 9, 15, 16, 3])
      expect(at(calls)).toEqual(roundViewAt(round, calls))
  })

  it('leaves prizes and tickets alone that a call does not touch', () => {
    const at = roundViewer(round)
    const [before, after] = [at(1), at(2)]
    expect(after.tiers).toBe(before.tiers)
    expect(after.cards[0]).not.toBe(before.cards[0])
    expect(after.cards[1]).toBe(before.cards[1])
  })
})
