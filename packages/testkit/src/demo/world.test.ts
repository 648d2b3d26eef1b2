import { parseTerms, readTerms } from '@fairground/fair/games/games'
import { deckFund, deckSize } from '@fairground/fair/instant/deck-table'
import {
  isInstantKind,
  type InstantTerms,
  parseInstantTerms,
  findDisplayProblem,
} from '@fairground/fair/instant/instant-games'
import { checkPrizes } from '@fairground/rules/prizes/check-prizes'
import { toPrizeTerms } from '@fairground/server/kinds/prize-terms'
import { expect, it } from 'vitest'
import { demoMembers } from './world.ts'
import { type DemoGame } from './demo-game.ts'

const games = demoMembers.flatMap(member => member.games)
const isInstant = (game: DemoGame): game is DemoGame & InstantTerms => isInstantKind(game.rules.kind)
const drawnGames = games.filter(game => !isInstant(game))
const instantGames = games.filter(isInstant)

it.each(drawnGames)('$title has terms that are valid for its kind', ({ rules, prizeTable }) => {
  expect(readTerms(rules, prizeTable)).toEqual({ rules, prizeTable })
})

it.each(instantGames)(
  '$title is a valid deck in which about one card in four wins and 65 % is returned',
  game => {
    const terms = parseInstantTerms(game.rules, game.prizeTable)
    expect(terms).toEqual({ rules: game.rules, prizeTable: game.prizeTable })
    expect(findDisplayProblem(terms)).toBeUndefined()
    const { prizeTable } = terms
    const size = deckSize(prizeTable)
    expect(size / (size - prizeTable.losing)).toBeCloseTo(4, 0)
    const returned = Number(deckFund(prizeTable)) / (size * Number(game.cost))
    expect(returned).toBeGreaterThan(0.64)
    expect(returned).toBeLessThan(0.66)
  },
)

it('has games of every kind with unique ids and a scratchcard at every operator', () => {
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

it.each(drawnGames)('$title can pay every prize, and returns between 45 and 75 %', game => {
  const { cost, fee, cap = 0 } = game
  const terms = parseTerms(game.rules, game.prizeTable)
  expect(checkPrizes(toPrizeTerms(terms, { cost, fee, cap }), { min: 45, max: 75 })).toEqual([])
})
