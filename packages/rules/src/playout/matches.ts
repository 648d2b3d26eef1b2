import type { Line } from '../picking/line.ts'
import type { DrawnBall } from './state.ts'

export type LineMatches = {
  /** In the order drawn. */
  readonly matched: readonly number[]
  readonly matchedSecond: readonly number[]
  readonly count: number
  readonly complete: boolean
}

/** How one line stands against the balls of one draw so far. */
export const matchesOf = ({ numbers, second }: Line, drawn: readonly DrawnBall[]): LineMatches => {
  const common = (set: 1 | 2, mine: readonly number[]) =>
    drawn.filter(ball => ball.set === set && mine.includes(ball.number)).map(ball => ball.number)
  const matched = common(1, numbers)
  const matchedSecond = common(2, second)
  const count = matched.length + matchedSecond.length
  return { matched, matchedSecond, count, complete: count === numbers.length + second.length }
}

export const matchesOfLines = (lines: readonly Line[], drawn: readonly DrawnBall[]): LineMatches[] =>
  lines.map(line => matchesOf(line, drawn))

/** Digits match in their position only. */
export const matchesOfDigits = ({ numbers }: Line, drawn: readonly DrawnBall[]): LineMatches => {
  const matched = numbers.filter((digit, position) => drawn[position]?.number === digit)
  return { matched, matchedSecond: [], count: matched.length, complete: matched.length === numbers.length }
}
