import type { GameRule } from '@fairground/contract/entities/game-rule'

/** A result as the wire carries it: all numbers in the order drawn, of several draws one after another. */
export interface Drawn {
  readonly gameRule: GameRule
  readonly numbers: readonly number[]
  readonly numbers2nd?: readonly number[] | undefined
}

export type DrawnParts =
  | { readonly kind: 'none' }
  | {
      readonly kind: 'balls'
      readonly numbers: readonly number[]
      readonly second: readonly number[]
      readonly of: number
    }
  | { readonly kind: 'digits'; readonly digits: readonly number[] }
  | { readonly kind: 'race'; readonly draws: readonly (readonly number[])[]; readonly of: number }
  | { readonly kind: 'tickets'; readonly tickets: readonly number[] }
  | { readonly kind: 'calls'; readonly last: number; readonly calls: number; readonly of: number }

const piecesOf = (numbers: readonly number[], size: number): (readonly number[])[] =>
  Array.from({ length: Math.ceil(numbers.length / size) }, (_, i) => numbers.slice(i * size, (i + 1) * size))

/** What there is to draw of a result, by the kind of its game. */
export const drawnParts = ({ gameRule, numbers, numbers2nd = [] }: Drawn): DrawnParts => {
  const last = numbers.at(-1)
  if (last === undefined) return { kind: 'none' }
  if ('oneDrawGame' in gameRule) return { kind: 'balls', numbers, second: [], of: gameRule.oneDrawGame.from }
  if ('oneDrawGameExt' in gameRule)
    return { kind: 'balls', numbers, second: numbers2nd, of: gameRule.oneDrawGameExt.from }
  if ('oneDrawGameExtMulti' in gameRule) return { kind: 'digits', digits: numbers }
  if ('regularGame' in gameRule) {
    const { ballsPerDraw, from } = gameRule.regularGame
    return { kind: 'race', draws: piecesOf(numbers, ballsPerDraw), of: from }
  }
  if ('raffleGame' in gameRule) return { kind: 'tickets', tickets: numbers }
  if ('bingoGame' in gameRule)
    return { kind: 'calls', last, calls: numbers.length, of: gameRule.bingoGame.balls }
  return { kind: 'none' }
}

/** "0417": ticket numbers keep their width, so that a column of them can be read. */
export const raffleNumber = (ticket: number): string => String(ticket).padStart(4, '0')
