/** Lanczos approximation, accurate to 15 digits. */
function logGamma(x: number): number {
  const weights = [
    676.5203681218851, -1259.1392167224028, 771.3234287776531, -176.6150291621406, 12.507343278686905,
    -0.13857109526572012, 9.984369578019572e-6, 1.5056327351493116e-7,
  ]
  const sum = weights.reduce((all, weight, i) => all + weight / (x + i), 0.9999999999998099)
  const t = x + 6.5
  return 0.5 * Math.log(2 * Math.PI) + (x - 0.5) * Math.log(t) - t + Math.log(sum)
}

/** The regularised upper incomplete gamma function: a series below the mean, a continued fraction above. */
function upperGamma(a: number, x: number): number {
  if (x <= 0) return 1
  const front = Math.exp(a * Math.log(x) - x - logGamma(a))
  if (x < a + 1) {
    let term = 1 / a
    let sum = term
    for (let n = 1; Math.abs(term) > sum * 1e-15; n += 1) {
      term *= x / (a + n)
      sum += term
    }
    return 1 - sum * front
  }
  let b = x + 1 - a
  let c = 1e300
  let d = 1 / b
  let fraction = d
  for (let n = 1, change = 0; Math.abs(change - 1) > 1e-15 && n < 100_000; n += 1) {
    const an = -n * (n - a)
    b += 2
    d = 1 / (an * d + b)
    c = b + an / c
    change = d * c
    fraction *= change
  }
  return fraction * front
}

/** A result that is too even is as suspicious as one that is too uneven. */
const twoSided = (upper: number): number => Math.min(1, 2 * Math.min(upper, 1 - upper))

export const chiSquareP = (statistic: number, degrees: number): number =>
  twoSided(upperGamma(degrees / 2, statistic / 2))

export const normalP = (z: number): number => upperGamma(0.5, (z * z) / 2)

export const poissonP = (count: number, mean: number): number =>
  // P(X < count) equals the upper gamma function of count at the mean.
  twoSided(count === 0 ? Math.exp(-mean) : (upperGamma(count, mean) + upperGamma(count + 1, mean)) / 2)

/** The tests that Holm's step-down rule rejects at this level. */
export function rejected(tests: ReadonlyMap<string, number>, level: number): string[] {
  const ascending = [...tests].sort(([, a], [, b]) => a - b)
  const firstAccepted = ascending.findIndex(([, p], i) => p > level / (ascending.length - i))
  return ascending
    .slice(0, firstAccepted < 0 ? ascending.length : firstAccepted)
    .map(([name, p]) => `${name} p=${p}`)
}
