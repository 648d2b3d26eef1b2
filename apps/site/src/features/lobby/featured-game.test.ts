import { money } from '@fairground/rules/money/money'
import { expect, it } from 'vitest'
import { featuredGame } from './featured-game.ts'

interface Sample {
  readonly gameInstanceId: number
  readonly gameStatus: 'OPEN' | 'CLOSED'
  readonly tournament: boolean
  readonly tournamentStartTime: number
  readonly gamePlayMax: number
  readonly gamePlayCurrent: number
  readonly prize: bigint
}

const draw: Sample = {
  gameInstanceId: 1,
  gameStatus: 'OPEN',
  tournament: true,
  tournamentStartTime: 1000,
  gamePlayMax: 10,
  gamePlayCurrent: 0,
  prize: 5n,
}
const sample = (change: Partial<Sample>): Sample => ({ ...draw, ...change })
const prizeFor = ({ prize }: Sample) => ({ money: money(prize, 'GBP') })
const featured = (...games: Sample[]) => featuredGame(games, prizeFor)?.gameInstanceId

it('features the open draw with the biggest prize, not the next one', () => {
  expect(featured(draw, sample({ gameInstanceId: 2, tournamentStartTime: 9000, prize: 80n }))).toBe(2)
})

it('features the first of equal prizes', () => {
  expect(featured(sample({ tournamentStartTime: 9000 }), sample({ gameInstanceId: 2 }))).toBe(2)
})

it('ignores closed draws and instant games, whatever they pay', () => {
  const closed = sample({ gameInstanceId: 2, gameStatus: 'CLOSED', prize: 900n })
  const instant = sample({ gameInstanceId: 3, tournament: false, prize: 900n })
  expect(featured(closed, instant, draw)).toBe(1)
})

it('features the main game if no draw is open', () => {
  expect(featured(sample({ gameInstanceId: 3, tournament: false }))).toBe(3)
  expect(featured()).toBeUndefined()
})
