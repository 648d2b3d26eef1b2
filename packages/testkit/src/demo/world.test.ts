import { readTerms } from '@fairground/fair/games/games'
import { expect, it } from 'vitest'
import { demoMembers } from './world.ts'

const games = demoMembers.flatMap(member => member.games)

it.each(games)('$title has terms that keep the rules of its kind', ({ rules, prizeTable }) => {
  expect(readTerms(rules, prizeTable)).toEqual({ rules, prizeTable })
})

it('has every drawn kind, each game under a number of its own', () => {
  expect(new Set(games.map(game => game.rules.kind))).toEqual(
    new Set([
      'oneDrawGame',
      'oneDrawGameExt',
      'oneDrawGameExtMulti',
      'regularGame',
      'raffleGame',
      'bingoGame',
    ]),
  )
  expect(new Set(games.map(game => game.id)).size).toBe(games.length)
})
