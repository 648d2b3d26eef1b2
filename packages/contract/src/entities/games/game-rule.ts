import { Type, type Static } from 'typebox'
import { closed } from '#entities/values.ts'

const SmallCount = Type.Integer({ minimum: 1, maximum: 1000 })

export const bingoPatterns = ['oneLine', 'twoLines', 'fullHouse', 'fourCorners', 'diagonal', 'cross'] as const

/** A rule object has exactly one key, which is the name of the rule. */
export const gameRules = {
  regularGame: closed({
    pick: SmallCount,
    from: SmallCount,
    draws: SmallCount,
    ballsPerDraw: SmallCount,
    luckyBall: Type.Boolean(),
  }),
  oneDrawGame: closed({ pick: SmallCount, from: SmallCount }),
  oneDrawGameExt: closed({ pick: SmallCount, from: SmallCount, pick2nd: SmallCount, from2nd: SmallCount }),
  oneDrawGameExtMulti: closed({
    pick: Type.Integer({
      minimum: 3,
      maximum: 5,
      description: 'The number of positions. Each holds a digit from 0 to 9, and digits may repeat.',
    }),
    from: Type.Literal(10),
    multiOptions: Type.Array(Type.Enum(['straight', 'box', 'pair']), { minItems: 1, maxItems: 3 }),
  }),
  raffleGame: closed({
    tickets: Type.Integer({ minimum: 1 }),
    winners: SmallCount,
    chosenNumbers: Type.Boolean({ description: 'True if the player chooses the ticket numbers.' }),
  }),
  bingoGame: closed({
    balls: Type.Enum([75, 90]),
    patterns: Type.Array(Type.Enum(bingoPatterns), { minItems: 1 }),
    jackpotCalls: Type.Integer({
      minimum: 0,
      maximum: 90,
      description:
        'A full house within this number of calls wins the progressive jackpot; 0 if there is none.',
    }),
  }),
  crosswordGame: closed({ rows: SmallCount, columns: SmallCount, letters: SmallCount, words: SmallCount }),
  scratchcardGame: closed({ deckSize: Type.Integer({ minimum: 1 }), cells: SmallCount, match: SmallCount }),
} as const

export type GameRuleName = keyof typeof gameRules

/** Returns the names unchanged. Does not compile while one is missing. */
const allNames = <const N extends readonly GameRuleName[]>(
  names: N & ([GameRuleName] extends [N[number]] ? unknown : never),
): N => names

export const gameRuleNames = allNames([
  'regularGame',
  'oneDrawGame',
  'oneDrawGameExt',
  'oneDrawGameExtMulti',
  'raffleGame',
  'bingoGame',
  'crosswordGame',
  'scratchcardGame',
])

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
  if (name === undefined) throw new TypeError('A game rule must have exactly one known key.')
  return name
}
