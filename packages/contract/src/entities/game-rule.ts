import { Type, type Static } from 'typebox'
import { closed } from './values.ts'

const Small = Type.Integer({ minimum: 1, maximum: 1000 })

export const bingoPatterns = ['oneLine', 'twoLines', 'fullHouse', 'fourCorners', 'diagonal', 'cross'] as const

/** Exactly one key, and the key is the rule. */
export const gameRules = {
  regularGame: closed({
    pick: Small,
    from: Small,
    draws: Small,
    ballsPerDraw: Small,
    luckyBall: Type.Boolean(),
  }),
  oneDrawGame: closed({ pick: Small, from: Small }),
  oneDrawGameExt: closed({ pick: Small, from: Small, pick2nd: Small, from2nd: Small }),
  oneDrawGameExtMulti: closed({
    pick: Type.Integer({ minimum: 3, maximum: 5, description: 'Positions, each 0 to 9 with repetition.' }),
    from: Type.Literal(10),
    multiOptions: Type.Array(Type.Enum(['straight', 'box', 'pair']), { minItems: 1, maxItems: 3 }),
  }),
  raffleGame: closed({
    tickets: Type.Integer({ minimum: 1 }),
    winners: Small,
    chosenNumbers: Type.Boolean({ description: 'The player chooses the ticket numbers.' }),
  }),
  bingoGame: closed({
    balls: Type.Enum([75, 90]),
    patterns: Type.Array(Type.Enum(bingoPatterns), { minItems: 1 }),
    jackpotCalls: Type.Integer({
      minimum: 0,
      maximum: 90,
      description: 'A full house within this many calls wins the progressive; 0 for none.',
    }),
  }),
  crosswordGame: closed({ rows: Small, columns: Small, letters: Small, words: Small }),
  scratchcardGame: closed({ deckSize: Type.Integer({ minimum: 1 }), cells: Small, match: Small }),
} as const

export type GameRuleName = keyof typeof gameRules

export const gameRuleNames = [
  'regularGame',
  'oneDrawGame',
  'oneDrawGameExt',
  'oneDrawGameExtMulti',
  'raffleGame',
  'bingoGame',
  'crosswordGame',
  'scratchcardGame',
] as const satisfies readonly GameRuleName[]

export const GameRule = Type.Union([
  closed({ regularGame: gameRules.regularGame }),
  closed({ oneDrawGame: gameRules.oneDrawGame }),
  closed({ oneDrawGameExt: gameRules.oneDrawGameExt }),
  closed({ oneDrawGameExtMulti: gameRules.oneDrawGameExtMulti }),
  closed({ raffleGame: gameRules.raffleGame }),
  closed({ bingoGame: gameRules.bingoGame }),
  closed({ crosswordGame: gameRules.crosswordGame }),
  closed({ scratchcardGame: gameRules.scratchcardGame }),
])
export type GameRule = Static<typeof GameRule>

export const gameRuleName = (rule: GameRule): GameRuleName => {
  const name = gameRuleNames.find(candidate => candidate in rule)
  if (name === undefined) throw new TypeError('A game rule holds exactly one known key.')
  return name
}
