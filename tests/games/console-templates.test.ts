import { checkGame } from '@fairground/server/kinds/check-game'
import { describe, expect, it } from 'vitest'
import { findFieldErrors, findUnstorable } from '@fairground/console/features/games/kinds/terms/check-terms'
import { fitTerms } from '@fairground/console/features/games/kinds/terms/fit-terms'
import { anyKinds } from '@fairground/console/features/games/kinds/terms/game-kind'
import { createTemplate } from '@fairground/console/features/games/kinds/templates/create-template'

/** The range of the operators of the demo. */
const range = { min: 45, max: 75 }
const make = (kind: (typeof anyKinds)[number], cost = 100n) =>
  createTemplate({ id: 7, kind, title: 'A new game', cost, timeZone: 'Europe/London' })

const toChecked = (game: ReturnType<typeof make>) => ({
  ...game,
  cost: BigInt(game.cost),
  fee: BigInt(game.fee),
})

describe.each(anyKinds)('the template of %s', kind => {
  it.each([100n, 50n, 200n])('can be sold at a price of %s', cost => {
    expect(checkGame(toChecked(make(kind, cost)), range)).toEqual([])
  })

  it('fits the schemas of the designer', () => {
    const game = make(kind)
    expect(findUnstorable(game)).toEqual([])
    expect(findFieldErrors(game)).toEqual([])
  })

  it('has nothing that the designer would put in step', () => {
    const game = make(kind)
    expect(fitTerms(game)).toEqual(game)
  })

  it('is refused by the schemas of the designer when its rules lack a field', () => {
    const game = make(kind)
    const { [Object.keys(game.rules).at(-1) ?? '']: _, ...rules } = game.rules as Record<string, unknown>
    expect(findFieldErrors({ ...game, rules: rules as { kind: string } })).not.toEqual([])
  })
})

describe('the bets on digits', () => {
  it.each([3, 4, 5])('are complete for %s digits', pick => {
    const game = make('oneDrawGameExtMulti')
    const prizeTable = { ...game.prizeTable, reserve: '99999999999' }
    const rules: object = { pick }
    const fitted = fitTerms({ ...game, rules: { ...game.rules, ...rules }, prizeTable }, game)
    expect(checkGame(toChecked(fitted), undefined)).toEqual([])
  })
})
