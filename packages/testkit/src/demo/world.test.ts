import { readTerms } from '@fairground/fair/games/games'
import { deckFund, deckSize } from '@fairground/fair/instant/deck-table'
import {
  isInstantKind,
  type InstantTerms,
  parseInstantTerms,
  unshowable,
} from '@fairground/fair/instant/instant-games'
import { expect, it } from 'vitest'
import { demoMembers, type DemoGame } from './world.ts'

const games = demoMembers.flatMap(member => member.games)
const isInstant = (game: DemoGame): game is DemoGame & InstantTerms => isInstantKind(game.rules.kind)
const drawn = games.filter(game => !isInstant(game))
const instant = games.filter(isInstant)

it.each(drawn)('$title has terms that keep the rules of its kind', ({ rules, prizeTable }) => {
  expect(readTerms(rules, prizeTable)).toEqual({ rules, prizeTable })
})

it.each(instant)('$title is a deck that can be dealt: about one in four wins, 65 % comes back', game => {
  const terms = parseInstantTerms(game.rules, game.prizeTable)
  expect(terms).toEqual({ rules: game.rules, prizeTable: game.prizeTable })
  expect(unshowable(terms)).toBeUndefined()
  const { prizeTable } = terms
  const size = deckSize(prizeTable)
  expect(size / (size - prizeTable.losing)).toBeCloseTo(4, 0)
  const back = Number(deckFund(prizeTable)) / (size * Number(game.cost))
  expect(back).toBeGreaterThan(0.64)
  expect(back).toBeLessThan(0.66)
})

it('has every kind, each game under a number of its own, and a scratchcard at every operator', () => {
  expect(new Set(games.map(game => game.rules.kind))).toEqual(
    new Set([
      'oneDrawGame',
      'oneDrawGameExt',
      'oneDrawGameExtMulti',
      'regularGame',
      'raffleGame',
      'bingoGame',
      'scratchcardGame',
      'crosswordGame',
    ]),
  )
  expect(new Set(games.map(game => game.id)).size).toBe(games.length)
  for (const member of demoMembers)
    expect(member.games.map(game => game.rules.kind)).toContain('scratchcardGame')
})
