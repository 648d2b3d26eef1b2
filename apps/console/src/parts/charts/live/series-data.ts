/** Times in Unix seconds, ascending, with one list of values for each line. */
export interface SeriesData {
  readonly times: readonly number[]
  readonly values: readonly (readonly (number | null)[])[]
}

/** Adds a moment and forgets the oldest ones beyond the limit. */
export const appendMoment = (
  { times, values }: SeriesData,
  time: number,
  newest: readonly (number | null)[],
  maxMoments: number,
): SeriesData => {
  const from = Math.max(0, times.length + 1 - maxMoments)
  return {
    times: [...times.slice(from), time],
    values: values.map((line, at) => [...line.slice(from), newest[at] ?? null]),
  }
}
