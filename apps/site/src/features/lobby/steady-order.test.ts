import type { Game } from '@fairground/contract/entities/game'
import { describe, expect, it } from 'vitest'
import { sixOf49 } from '#app/game.test-support.ts'
import { changeHold, noHold, steadyOrder } from './steady-order.ts'

const game = (gameId: number, change: Partial<Game> = {}): Game =>
  sixOf49({ gameId, gameInstanceId: gameId * 10, gameStatus: 'OPEN', ...change })

const idsOf = (games: readonly Game[]) => games.map(each => each.gameId)

describe('the order of the cards', () => {
  const [a, b, c] = [game(1), game(2), game(3)]

  it('is that of the list while nobody points at them', () => {
    expect(steadyOrder([c, a, b], null)).toEqual({ shown: [c, a, b], waiting: 0 })
  })

  // What a list can become by the flushes of some minutes: turned round, renewed, with games gone and games new.
  const flushes: readonly (readonly Game[])[] = [
    [c, b, a],
    [a, c],
    [],
    [game(4), game(5), b, game(2, { gameInstanceId: 99 })],
    [game(9), game(3, { gamePlayerCurrent: 7 }), game(8), game(1), game(7), game(2)],
  ]

  it.each(flushes.map(list => [idsOf(list), list] as const))('stays through a flush to %j', (_, list) => {
    const { shown, waiting } = steadyOrder(list, [a, b, c])
    expect(idsOf(shown)).toEqual([1, 2, 3])
    expect(waiting).toBe(new Set(idsOf(list).filter(id => id > 3)).size)
  })

  it('renews what it shows, and closes what is gone', () => {
    const { shown } = steadyOrder([game(1, { gamePlayerCurrent: 7 })], [a, b])
    expect(shown[0]?.gamePlayerCurrent).toBe(7)
    expect(shown[1]?.gameStatus).toBe('CLOSED')
  })
})

describe('the hold', () => {
  const before = [game(1), game(2)]
  const after = [game(2), game(1)]

  it.each([
    ['a pointer', [{ pointer: true }], before],
    ['a pointer that has left', [{ pointer: true }, { pointer: false }], null],
    ['a focus', [{ focus: true }], before],
    [
      'a pointer that leaves while a card is in focus',
      [{ pointer: true }, { focus: true }, { pointer: false }],
      before,
    ],
    ['both gone', [{ pointer: true }, { focus: true }, { pointer: false }, { focus: false }], null],
  ] as const)('of %s', (_, changes, held) => {
    // The list turns round after the first change: the hold keeps what was there when it began.
    const end = changes.reduce(
      (hold, change, i) => changeHold(hold, change, i === 0 ? before : after),
      noHold,
    )
    expect(end.games).toEqual(held)
  })

  it('begins anew with what is there then', () => {
    const once = changeHold(changeHold(noHold, { pointer: true }, before), { pointer: false }, before)
    expect(changeHold(once, { focus: true }, after).games).toEqual(after)
  })
})
