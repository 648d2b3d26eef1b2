import { describe, expect, it } from 'vitest'
import { toShownDraws } from './shown-draws.ts'
import { timeline } from './timeline.ts'
import { type NumbersPlayout, viewerAt } from './viewer.ts'

const line = (...numbers: number[]) => ({ numbers, second: [] })
const prize = (seq0: number, tier: string, fromPool: bigint, fromJackpot = 0n) => ({
  seq0,
  tier,
  fromPool,
  fromJackpot,
})

describe('race', () => {
  const outcome = {
    draws: [
      { numbers: [1, 2, 3], lucky: 2 },
      { numbers: [9, 1, 5], lucky: 9 },
    ],
  }
  const frames = timeline(toShownDraws(outcome), 0)
  // 0 START, 3000 PRE, 6000 1, 10000 2, 14000 3, 17000 POST, 23000 PRE, 26000 9, 30000 1, 34000 5, 37000 POST, 43000 END
  const show: NumbersPlayout = {
    outcome,
    frames,
    prizes: [
      prize(0, '1/two', 20n),
      prize(0, 'rank/1', 6n),
      prize(1, 'three', 0n, 90n),
      prize(2, '1/two', 10n),
      prize(3, '2/two', 40n),
    ],
    mine: [
      { seq0: 0, line: line(2, 3, 8) },
      { seq0: 2, line: line(1, 3, 7) },
      { seq0: 1, line: line(1, 5, 9) },
    ],
  }
  const at = (now: number) => viewerAt(show, now)

  it.each([
    [9_999, undefined],
    [10_000, 2],
    [22_999, 2],
    [23_000, undefined],
    [26_000, 9],
  ])('at %i the lucky ball is %s', (now, luckyBall) => {
    expect(at(now).luckyBall).toBe(luckyBall)
  })

  it('shows no winnings before the result', () => {
    expect(at(16_999)).toMatchObject({ totalWinnings: 0n, winnersList: [], winnersCount: 0, multiWin: false })
    expect(at(16_999).myPlays.map(play => [play.matches.count, play.won])).toEqual([
      [2, 0n],
      [2, 0n],
      [1, 0n],
    ])
  })

  it('shows a draw with its result: doubled with the lucky ball, multi-win with more than one play', () => {
    const view = at(17_000)
    expect(view).toMatchObject({ myCurrentWinnings: 30n, totalWinnings: 30n, winnersCount: 2 })
    expect(view).toMatchObject({ multiWin: true, perfectWin: false, progressiveWin: 0n, bonoboWin: 0n })
    expect(view.myPlays.map(play => [play.won, play.isDoubled])).toEqual([
      [20n, true],
      [10n, false],
      [0n, false],
    ])
  })

  it('starts the next draw with the winnings so far', () => {
    expect(at(23_000)).toMatchObject({ myCurrentWinnings: 0n, totalWinnings: 30n, multiWin: false })
  })

  it('reports a perfect win with its draw, and its amount and the ranking at the end', () => {
    expect(at(36_999).perfectWin).toBe(false)
    expect(at(37_000)).toMatchObject({ perfectWin: true, totalWinnings: 30n, winnersCount: 3 })
    expect(at(43_000)).toMatchObject({ totalWinnings: 126n, winnersCount: 4, bonoboWin: 6n })
    expect(at(43_000)).toMatchObject({ progressiveWin: 90n, myProgressiveWin: 90n })
    expect(at(43_000).winnersList).toEqual(show.prizes)
  })
})

it('shows every prize of a single draw with its result', () => {
  const outcome = { numbers: [7, 1], second: [3] }
  const frames = timeline(toShownDraws(outcome), 0)
  const mine = [{ seq0: 4, line: { numbers: [1, 7], second: [3] } }]
  const show = { outcome, frames, prizes: [prize(4, 'all', 0n, 9n)], mine }
  const postDraw = frames.find(frame => frame.step === 'POST_DRAW')?.at ?? 0
  expect(viewerAt(show, postDraw - 1)).toMatchObject({ totalWinnings: 0n, perfectWin: false })
  expect(viewerAt(show, postDraw)).toMatchObject({ totalWinnings: 9n, perfectWin: true, progressiveWin: 9n })
})

it('matches digits by position', () => {
  const outcome = { digits: [4, 0, 4] }
  const frames = timeline(toShownDraws(outcome), 0)
  const mine = [{ seq0: 0, line: line(4, 4, 0) }]
  const view = viewerAt({ outcome, frames, prizes: [prize(0, 'rank/box', 5n)], mine }, 10 ** 6)
  expect(view.myPlays[0]?.matches.matched).toEqual([4])
  expect(view).toMatchObject({ perfectWin: false, totalWinnings: 5n, bonoboWin: 0n, luckyBall: undefined })
})
