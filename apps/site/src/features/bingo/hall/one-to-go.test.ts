import { expect, it } from 'vitest'
import { findOneToGo } from './one-to-go.ts'
import { bingoViewAt } from '#features/bingo/game/bingo-view.ts'
import { sampleGame } from '#features/bingo/game/bingo-game.test-support.ts'

it('finds the ticket that has one to go because of the ball', () => {
  expect(findOneToGo(bingoViewAt(sampleGame, 4), 61)).toEqual({ ticket: 1, needs: 78 })
})

it('finds nothing when the ball brings no ticket to one to go', () => {
  expect(findOneToGo(bingoViewAt(sampleGame, 3), 44)).toBeUndefined()
  expect(findOneToGo(bingoViewAt(sampleGame, 15), 2)).toBeUndefined()
  expect(findOneToGo(bingoViewAt(sampleGame, 0), undefined)).toBeUndefined()
})
