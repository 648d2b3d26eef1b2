import { closed } from '@fairground/contract/entities/values'
import { bingoPatterns } from '@fairground/fair/games/bingo/patterns'
import { multiOptions } from '@fairground/fair/games/pick-x/pick-x-play'
import { Type, type TObject } from 'typebox'
import type { AnyKind } from './game-kind.ts'

const count = Type.Integer({ minimum: 1, maximum: 999 })

/**
 * The rules of each kind as a form. The contract leaves them open, because the parsers that sell and settle judge them;
 * a test compares both.
 */
export const rulesSchemas: Readonly<Record<AnyKind, TObject>> = {
  oneDrawGame: closed({ kind: Type.Literal('oneDrawGame'), pick: count, from: count }),
  oneDrawGameExt: closed({
    kind: Type.Literal('oneDrawGameExt'),
    pick: count,
    from: count,
    pick2nd: count,
    from2nd: count,
  }),
  oneDrawGameExtMulti: closed({
    kind: Type.Literal('oneDrawGameExtMulti'),
    pick: Type.Integer({ minimum: 3, maximum: 5 }),
    from: Type.Literal(10),
    multiOptions: Type.Array(Type.Enum([...multiOptions]), { minItems: 1, uniqueItems: true }),
  }),
  regularGame: closed({
    kind: Type.Literal('regularGame'),
    pick: count,
    from: count,
    draws: Type.Integer({ minimum: 1, maximum: 100 }),
    ballsPerDraw: count,
    luckyBall: Type.Boolean(),
  }),
  raffleGame: closed({
    kind: Type.Literal('raffleGame'),
    winners: Type.Integer({ minimum: 1, maximum: 1000 }),
  }),
  bingoGame: closed({
    kind: Type.Literal('bingoGame'),
    balls: Type.Enum([75, 90]),
    patterns: Type.Array(Type.Enum([...bingoPatterns]), { minItems: 1, uniqueItems: true }),
    jackpotCalls: Type.Integer({ minimum: 0, maximum: 90 }),
  }),
  scratchcardGame: closed({
    kind: Type.Literal('scratchcardGame'),
    symbols: Type.Array(Type.String({ minLength: 1, maxLength: 60, pattern: '^[^,;\\s]+$' }), {
      minItems: 5,
      maxItems: 40,
      uniqueItems: true,
    }),
  }),
  crosswordGame: closed({
    kind: Type.Literal('crosswordGame'),
    letters: Type.Integer({ minimum: 13, maximum: 25 }),
    grids: Type.Array(Type.String({ maxLength: 300, pattern: '^[A-Z./]+$' }), {
      minItems: 1,
      maxItems: 200,
      uniqueItems: true,
    }),
  }),
}

/** What the prize table or the kind determines, so that no field asks for it. */
export const hiddenRules: Readonly<Record<AnyKind, readonly string[]>> = {
  oneDrawGame: [],
  oneDrawGameExt: [],
  oneDrawGameExtMulti: ['from'],
  regularGame: [],
  raffleGame: ['winners'],
  bingoGame: ['patterns'],
  scratchcardGame: [],
  crosswordGame: [],
}

export const rulesLabels: Readonly<Record<string, string>> = {
  pick: 'Pick',
  from: 'From',
  pick2nd: 'Pick of the second set',
  from2nd: 'From, second set',
  draws: 'Draws in a run',
  ballsPerDraw: 'Balls in a draw',
  luckyBall: 'A lucky ball doubles prizes',
  multiOptions: 'Bets',
  balls: 'Balls',
  jackpotCalls: 'Jackpot within calls',
  symbols: 'Symbols',
  letters: 'Letters on a card',
  grids: 'Grids, one a line',
}

export const rulesHints: Readonly<Record<string, string>> = {
  jackpotCalls: '0 if there is no jackpot.',
}
