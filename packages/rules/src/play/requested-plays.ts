import type { StakedUnits } from '../picking/digits.ts'
import type { PlayRule, RequestedPlay } from '../picking/play-rule.ts'

export type RequestedLines = {
  /** A second set follows the first in its line. */
  readonly lines: readonly (readonly number[])[]
  /** Units staked on each line, where there are any. */
  readonly multiOptions?: readonly (readonly number[])[] | undefined
}

/** The lines of a request as the plays they mean. Whether they are allowed is another question. */
export const requestedPlays = (rule: PlayRule, { lines, multiOptions }: RequestedLines): RequestedPlay[] => {
  const firstSize = rule.kind === 'numbers' && rule.second ? rule.first.pick : undefined
  const staked = multiOptions?.length === lines.length ? multiOptions : undefined
  return lines.map((line, i) => ({
    numbers: line.slice(0, firstSize),
    ...(firstSize !== undefined && { second: line.slice(firstSize) }),
    ...unitsOf(staked?.[i]),
  }))
}

const unitsOf = (units: readonly number[] | undefined): { readonly units?: StakedUnits } => {
  const [straight, box, pair] = units ?? []
  return straight === undefined || box === undefined || pair === undefined
    ? {}
    : { units: [straight, box, pair] }
}
