import { describe, expect, it } from 'vitest'
import { isSlimView, type ListedGame, mainGame, staysSlim } from './main-game.ts'

const tournament = (
  gameInstanceId: number,
  startsAt: number,
  gameStatus: ListedGame['gameStatus'] = 'OPEN',
) => ({
  gameInstanceId,
  gameStatus,
  tournament: true,
  tournamentStartTime: startsAt,
  gamePlayMax: 100,
  gamePlayCurrent: 0,
})

const instaplay = (gameInstanceId: number, sold: number, gameStatus: ListedGame['gameStatus'] = 'OPEN') => ({
  gameInstanceId,
  gameStatus,
  tournament: false,
  tournamentStartTime: null,
  gamePlayMax: 100,
  gamePlayCurrent: sold,
})

describe('main game', () => {
  it.each([
    ['the earliest tournament', [tournament(1, 900), tournament(2, 500)], 2],
    ['a tournament before any instaplay', [instaplay(1, 99), tournament(2, 500)], 2],
    [
      'otherwise the instaplay with the fewest plays left',
      [instaplay(1, 10), instaplay(2, 60), instaplay(3, 40)],
      2,
    ],
    ['only open games', [tournament(1, 100, 'STARTED'), instaplay(2, 99, 'READY'), instaplay(3, 1)], 3],
    ['the older of two equal ones', [tournament(8, 500), tournament(7, 500)], 7],
    ['undefined without games', [], undefined],
  ])('is %s', (_, games, expected) => {
    expect(mainGame(games)?.gameInstanceId).toBe(expected)
  })
})

describe('slim view', () => {
  const neither = { slimSwitch: false, mainSwitch: false }
  const open = (count: number) => Array.from({ length: count }, (_, i) => instaplay(i + 1, 0))

  it.each([
    [0, false],
    [1, true],
    [3, true],
    [4, false],
  ])('with %i open games: %s', (count, slim) => {
    expect(isSlimView([...open(count), tournament(99, 1, 'ENDED')], neither)).toBe(slim)
    expect(isSlimView(open(count), { ...neither, mainSwitch: true })).toBe(false)
    expect(isSlimView(open(count), { ...neither, slimSwitch: true })).toBe(true)
    expect(isSlimView(open(count), { slimSwitch: true, mainSwitch: true })).toBe(false)
  })

  it('uses the limit configured by the site', () => {
    expect(isSlimView(open(5), { ...neither, slimLimit: 6 })).toBe(true)
  })

  it('ends when games reach the limit, but not when no game is open', () => {
    expect([0, 1, 3, 4, 9].map(count => staysSlim(open(count), neither))).toEqual([
      true,
      true,
      true,
      false,
      false,
    ])
  })
})
