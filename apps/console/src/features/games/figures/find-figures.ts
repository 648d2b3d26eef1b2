import type { GameTemplate } from '@fairground/contract/operator/game-template'
import type { GameFigures } from '@fairground/rules/figures/game-figures'
import { findFieldErrors } from '../kinds/terms/check-terms.ts'

interface Outcome {
  /** Undefined while the terms cannot be read. */
  readonly value: GameFigures | undefined
  /** Why there are none. */
  readonly problem: string | undefined
}

export type DescribeGame = (game: GameTemplate, lines: number) => GameFigures

/** The exact figures of a game, or why there are none. */
export const findFigures = (
  describeGame: DescribeGame | undefined,
  game: GameTemplate,
  lines: number,
): Outcome => {
  if (!describeGame) return { value: undefined, problem: 'the rules are loading' }
  const [error] = findFieldErrors(game)
  if (error) return { value: undefined, problem: 'a field is not filled in' }
  try {
    return { value: describeGame(game, lines), problem: undefined }
  } catch (thrown) {
    return { value: undefined, problem: thrown instanceof Error ? thrown.message : String(thrown) }
  }
}
