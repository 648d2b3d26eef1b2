import type { Game } from '@fairground/contract/entities/games/game'
import { describe, expect, it } from 'vitest'
import { sixOf49 } from '#core/stores/game.test-support.ts'
import { changeHold, noHold, stableOrder } from './stable-order.ts'

const game = (gameId: number, change: Partial<Game> = {}): Game =>
  sixOf49({ gameId, gameInstanceId: gameId * 10, gameStatus: 'OPEN', ...change })

const gameIds = (games: readonly Game[]) => games.map(each => each.gameId)

describe('stableOrder', () => {
  const [a, b, c] = [game(1), game(2), game(3)]

  it('follows the list while the order is not held', () => {
    expect(stableOrder([c, a, b], null)).toEqual({ shown: [c, a, b], waiting: 0 })
  })

  // Lists after some minutes of updates: reordered, changed, with games removed and games added.
  const updates: readonly (readonly Game[])[] = [
    [c, b, a],
    [a, c],
    [],
    [game(4), game(5), b, game(2, { gameInstanceId: 99 })],
    [game(9), game(3, { gamePlayerCurrent: 7 }), game(8), game(1), game(7), game(2)],
  ]

  it.each(updates.map(list => [gameIds(list), list] as const))(
    'keeps the held order when the list becomes %j',
    (_, list) => {
      const { shown, waiting } = stableOrder(list, [a, b, c])
      expect(gameIds(shown)).toEqual([1, 2, 3])
      expect(waiting).toBe(new Set(gameIds(list).filter(id => id > 3)).size)
    },
  )

  it('updates the held cards and closes removed games', () => {
    const { shown } = stableOrder([game(1, { gamePlayerCurrent: 7 })], [a, b])
    expect(shown[0]?.gamePlayerCurrent).toBe(7)
    expect(shown[1]?.gameStatus).toBe('CLOSED')
  })
})

describe('changeHold', () => {
  const before = [game(1), game(2)]
  const after = [game(2), game(1)]

  it.each([
    ['holds the cards under a pointer', [{ pointer: true }], before],
    ['releases the cards when the pointer leaves', [{ pointer: true }, { pointer: false }], null],
    ['holds the cards while one has the focus', [{ focus: true }], before],
    [
      'holds the cards if the pointer leaves while one has the focus',
      [{ pointer: true }, { focus: true }, { pointer: false }],
      before,
    ],
    [
      'releases the cards when neither pointer nor focus remains',
      [{ pointer: true }, { focus: true }, { pointer: false }, { focus: false }],
      null,
    ],
  ] as const)('%s', (_, changes, held) => {
    // The list is reordered after the first change; the hold keeps the order from its start.
    const end = changes.reduce(
      (hold, change, i) => changeHold(hold, change, i === 0 ? before : after),
      noHold,
    )
    expect(end.games).toEqual(held)
  })

  it('starts the next hold with the current order', () => {
    const once = changeHold(changeHold(noHold, { pointer: true }, before), { pointer: false }, before)
    expect(changeHold(once, { focus: true }, after).games).toEqual(after)
  })
})
