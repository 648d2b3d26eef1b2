import { expect, it } from 'vitest'
import { gameOverHref } from './game-address.ts'

const raffle = {
  gameRule: { raffleGame: { tickets: 100, winners: 5, chosenNumbers: false } },
  gameInstanceId: 7,
  gameStatus: 'ENDED',
} as const
const lottery = { ...raffle, gameRule: { oneDrawGame: { pick: 6, from: 49 } } } as const

it('links a raffle with items to the page that collects them', () => {
  expect(gameOverHref(raffle, [{ kind: 'share' }, { kind: 'item' }])).toBe('/gameOverRaffleExt?id=7')
  expect(gameOverHref(raffle, [{ kind: 'share' }])).toBe('/gameOverRaffle?id=7')
  expect(gameOverHref(raffle)).toBe('/gameOverRaffle?id=7')
})

it('links a lottery to its game-over page whatever the prizes are', () => {
  expect(gameOverHref(lottery, [{ kind: 'item' }])).toBe('/gameOverLottery?id=7')
})
