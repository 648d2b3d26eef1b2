import { expect, it } from 'vitest'
import { gameOverHref } from './game-kind.ts'

const raffle = {
  gameRule: { raffleGame: { tickets: 100, winners: 5, chosenNumbers: false } },
  gameInstanceId: 7,
  gameStatus: 'ENDED',
} as const
const lottery = { ...raffle, gameRule: { oneDrawGame: { pick: 6, from: 49 } } } as const

it('leads a raffle with things to win to where they are collected', () => {
  expect(gameOverHref(raffle, [{ kind: 'share' }, { kind: 'item' }])).toBe('/gameOverRaffleExt?id=7')
  expect(gameOverHref(raffle, [{ kind: 'share' }])).toBe('/gameOverRaffle?id=7')
  expect(gameOverHref(raffle)).toBe('/gameOverRaffle?id=7')
})

it('leads every other game to the end of its kind', () => {
  expect(gameOverHref(lottery, [{ kind: 'item' }])).toBe('/gameOverLottery?id=7')
})
