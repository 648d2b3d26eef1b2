import { Ajv } from 'ajv'
import { describe, expect, it } from 'vitest'
import { GameRule, gameRuleName, gameRuleNames, gameRules } from './game-rule.ts'

const ajv = new Ajv({ strict: true, allowUnionTypes: true })

const rules: readonly GameRule[] = [
  { regularGame: { pick: 5, from: 35, draws: 10, ballsPerDraw: 5, luckyBall: true } },
  { oneDrawGame: { pick: 6, from: 49 } },
  { oneDrawGameExt: { pick: 5, from: 69, pick2nd: 1, from2nd: 26 } },
  { oneDrawGameExtMulti: { pick: 3, from: 10, multiOptions: ['straight', 'box', 'pair'] } },
  { raffleGame: { tickets: 5000, winners: 3, chosenNumbers: false } },
  { bingoGame: { balls: 90, patterns: ['oneLine', 'twoLines', 'fullHouse'], jackpotCalls: 40 } },
  { crosswordGame: { rows: 11, columns: 11, letters: 18, words: 12 } },
  { scratchcardGame: { deckSize: 1_000_000, cells: 9, match: 3 } },
]

describe('GameRule', () => {
  it('has a name for each of the eight rules', () => {
    expect(rules.map(gameRuleName)).toEqual(gameRuleNames)
    expect(Object.keys(gameRules)).toEqual(gameRuleNames)
  })

  it.each(rules)('accepts %j', rule => {
    expect(ajv.validate(GameRule, rule), ajv.errorsText()).toBe(true)
  })

  it.each([
    {},
    { oneDrawGame: { pick: 6, from: 49 }, raffleGame: { tickets: 1, winners: 1, chosenNumbers: false } },
    { oneDrawGame: { pick: 6 } },
    { pokerGame: {} },
  ])('rejects %j', rule => {
    expect(ajv.validate(GameRule, rule)).toBe(false)
  })
})
