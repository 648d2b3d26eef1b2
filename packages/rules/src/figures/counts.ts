/** The distribution of a number of winners: `chances[i]` is the chance of `first + i`. */
export interface Counts {
  readonly first: number
  readonly chances: Float64Array
}

/** Weights below this part of the largest one are left out. */
const negligible = 1e-18

/** Builds a distribution from its mode outwards, so that nothing underflows. `up(k)` is the weight of k + 1 over that of k. */
const fromMode = (mode: number, last: number, up: (k: number) => number): Counts => {
  const above: number[] = []
  const below: number[] = []
  for (let k = mode, weight = 1; k < last; k++) {
    weight *= up(k)
    if (weight < negligible) break
    above.push(weight)
  }
  for (let k = mode, weight = 1; k > 0; k--) {
    weight /= up(k - 1)
    if (!(weight >= negligible)) break
    below.push(weight)
  }
  const weights = [...below.toReversed(), 1, ...above]
  const whole = weights.reduce((sum, each) => sum + each, 0)
  return { first: mode - below.length, chances: Float64Array.from(weights, each => each / whole) }
}

export const certain = (count: number): Counts => ({ first: count, chances: Float64Array.of(1) })

/** How many of `tries` independent plays win, each with the same chance. */
export const binomial = (tries: number, chance: number): Counts => {
  if (tries === 0 || chance <= 0) return certain(0)
  if (chance >= 1) return certain(tries)
  const odds = chance / (1 - chance)
  const mode = Math.min(tries, Math.floor((tries + 1) * chance))
  return fromMode(mode, tries, k => ((tries - k) / (k + 1)) * odds)
}

/** How many of `drawn` different cards of a deck are among its `good` ones. */
export const hypergeometric = (deck: number, good: number, drawn: number): Counts => {
  const least = Math.max(0, drawn + good - deck)
  const most = Math.min(good, drawn)
  if (least >= most) return certain(most)
  const mode = Math.min(most, Math.max(least, Math.floor(((drawn + 1) * (good + 1)) / (deck + 2))))
  const counts = fromMode(
    mode - least,
    most - least,
    k =>
      ((good - k - least) * (drawn - k - least)) / ((k + least + 1) * (deck - good - drawn + k + least + 1)),
  )
  return { first: counts.first + least, chances: counts.chances }
}

export const averageOver = ({ first, chances }: Counts, value: (count: number) => number): number =>
  chances.reduce((sum, chance, i) => sum + chance * value(first + i), 0)
