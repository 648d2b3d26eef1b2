import type { Line } from '#picking/line.ts'
import type { DrawnBall } from './state.ts'

export type LineMatches = {
  /** In the order drawn. */
  readonly matched: readonly number[]
  readonly matchedSecond: readonly number[]
  readonly count: number
  readonly complete: boolean
}

/** The matches of one line with the balls of one draw so far. */
export const matchLine = ({ numbers, second }: Line, drawn: readonly DrawnBall[]): LineMatches => {
  const common = (set: 1 | 2, mine: readonly number[]) =>
    drawn.filter(ball => ball.set === set && mine.includes(ball.number)).map(ball => ball.number)
  const matched = common(1, numbers)
  const matchedSecond = common(2, second)
  const count = matched.length + matchedSecond.length
  return { matched, matchedSecond, count, complete: count === numbers.length + second.length }
}

export const matchLines = (lines: readonly Line[], drawn: readonly DrawnBall[]): LineMatches[] =>
  lines.map(line => matchLine(line, drawn))

/** Digits match by position only. */
export const matchDigits = ({ numbers }: Line, drawn: readonly DrawnBall[]): LineMatches => {
  const matched = numbers.filter((digit, position) => drawn[position]?.number === digit)
  return { matched, matchedSecond: [], count: matched.length, complete: matched.length === numbers.length }
}
