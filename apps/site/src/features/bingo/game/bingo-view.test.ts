import { describe, expect, it } from 'vitest'
import { bestFirst, neededNumbers, bingoViewAt, createBingoViewer } from './bingo-view.ts'
import { sampleGame } from './bingo-game.test-support.ts'

const states = (calls: number, over = false) =>
  bingoViewAt(sampleGame, calls, over).tiers.map(({ state }) => state)

describe('tiers of bingoViewAt', () => {
  it('puts one prize in play at a time and marks it done at its deciding call', () => {
    expect(states(0)).toEqual(['now', 'next', 'next', 'jackpot'])
    expect(states(4)).toEqual(['now', 'next', 'next', 'jackpot'])
    expect(states(5)).toEqual(['done', 'now', 'next', 'jackpot'])
    expect(states(10)).toEqual(['done', 'done', 'now', 'jackpot'])
    expect(states(16)).toEqual(['done', 'done', 'done', 'missed'])
  })

  it('shows a tier without a published call as neither in play nor done before the end', () => {
    const unknown = { ...sampleGame, tiers: sampleGame.tiers.map(tier => ({ ...tier, won: undefined })) }
    const at = (calls: number, over: boolean) =>
      bingoViewAt(unknown, calls, over).tiers.map(({ state }) => state)
    expect(at(9, false)).toEqual(['next', 'next', 'next', 'jackpot'])
    expect(at(16, true)).toEqual(['done', 'done', 'done', 'missed'])
  })

  it('marks the jackpot as missed once its call limit is reached', () => {
    expect(
      bingoViewAt({ ...sampleGame, rule: { ...sampleGame.rule, jackpotCalls: 15 } }, 15).tiers.at(-1)?.state,
    ).toBe('missed')
  })
})

describe('cards of bingoViewAt', () => {
  const first = (calls: number) => bingoViewAt(sampleGame, calls).cards[0]!

  it('counts the numbers to go for the pattern in play', () => {
    expect(first(0).toGo).toBe(5)
    expect(first(4).toGo).toBe(1)
    expect(first(5).toGo).toBe(5)
    expect(first(15).toGo).toBe(1)
  })

  it('names the needed numbers once few are missing', () => {
    expect(neededNumbers(first(2))).toEqual([])
    expect(neededNumbers(first(4))).toEqual([78])
    expect(neededNumbers(first(15))).toEqual([29])
  })

  it('marks completed lines', () => {
    expect(first(4).lines).toBe(0)
    expect(first(5).lines).toBe(0b11111)
    expect(first(5).done).toBe('oneLine')
    expect(first(10).done).toBe('twoLines')
  })

  it('wins a tier that it completed by the deciding call, and nothing earlier', () => {
    expect(first(4).won).toEqual([])
    expect(first(10).won.map(({ name }) => name)).toEqual(['One line', 'Two lines'])
    expect(first(16).won.map(({ name }) => name)).toEqual(['One line', 'Two lines', 'Full house'])
    expect(bingoViewAt(sampleGame, 16).cards[1]?.won).toEqual([])
  })
})

it('sorts the ticket nearest to winning first', () => {
  const { cards } = bingoViewAt(sampleGame, 3)
  expect(bestFirst(cards.toReversed()).map(({ card }) => card.n)).toEqual([1, 2])
})

describe('createBingoViewer', () => {
  it('gives the same views call by call as bingoViewAt does at once', () => {
    const at = createBingoViewer(sampleGame)
    for (const calls of [0, 1, 2, 4, 5, 10, 9, 15, 16, 3])
      expect(at(calls)).toEqual(bingoViewAt(sampleGame, calls))
  })

  it('keeps the identity of prizes and tickets that a call does not change', () => {
    const at = createBingoViewer(sampleGame)
    const [before, after] = [at(1), at(2)]
    expect(after.tiers).toBe(before.tiers)
    expect(after.cards[0]).not.toBe(before.cards[0])
    expect(after.cards[1]).toBe(before.cards[1])
  })
})
