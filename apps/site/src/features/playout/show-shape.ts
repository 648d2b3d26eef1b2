import type { GameRule } from '@fairground/contract/entities/game-rule'

/** numbers: balls from one or two pools; digits: one by place; race: several draws, each with a lucky ball. */
export type ShowKind = 'numbers' | 'digits' | 'race'

/** What a play-out of a number game has room for. */
export type ShowShape = {
  readonly kind: ShowKind
  readonly draws: number
  /** Drawn in each draw, and the highest of them. */
  readonly balls: number
  readonly max: number
  readonly balls2nd: number
  readonly max2nd: number
  /** On a line of the player. */
  readonly pick: number
}

const single = { draws: 1, balls2nd: 0, max2nd: 0 } as const

/** Undefined for a game that is not played with numbers. */
export const showShapeOf = (rule: GameRule): ShowShape | undefined => {
  if ('oneDrawGame' in rule) {
    const { pick, from } = rule.oneDrawGame
    return { kind: 'numbers', ...single, balls: pick, max: from, pick }
  }
  if ('oneDrawGameExt' in rule) {
    const { pick, from, pick2nd, from2nd } = rule.oneDrawGameExt
    return { kind: 'numbers', draws: 1, balls: pick, max: from, balls2nd: pick2nd, max2nd: from2nd, pick }
  }
  if ('oneDrawGameExtMulti' in rule) {
    const { pick } = rule.oneDrawGameExtMulti
    return { kind: 'digits', ...single, balls: pick, max: 9, pick }
  }
  if ('regularGame' in rule) {
    const { pick, from, draws, ballsPerDraw } = rule.regularGame
    return { kind: 'race', ...single, draws, balls: ballsPerDraw, max: from, pick }
  }
  return undefined
}
