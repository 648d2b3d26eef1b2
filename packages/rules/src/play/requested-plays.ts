import type { StakedUnits } from '#kinds/pick-x/digits.ts'
import type { PlayRule, RequestedPlay } from '#picking/play-rule.ts'

export type RequestedLines = {
  /** A second set follows the first within its line. */
  readonly lines: readonly (readonly number[])[]
  /** Units staked on each line, if any. */
  readonly multiOptions?: readonly (readonly number[])[] | undefined
}

/** Converts request lines to plays without validating them. */
export const requestedPlays = (rule: PlayRule, { lines, multiOptions }: RequestedLines): RequestedPlay[] => {
  const firstSize = rule.kind === 'numbers' && rule.second ? rule.first.pick : undefined
  const staked = multiOptions?.length === lines.length ? multiOptions : undefined
  return lines.map((line, i) => ({
    numbers: line.slice(0, firstSize),
    ...(firstSize !== undefined && { second: line.slice(firstSize) }),
    ...toStakedUnits(staked?.[i]),
  }))
}

const toStakedUnits = (units: readonly number[] | undefined): { readonly units?: StakedUnits } => {
  const [straight, box, pair] = units ?? []
  return straight === undefined || box === undefined || pair === undefined
    ? {}
    : { units: [straight, box, pair] }
}
