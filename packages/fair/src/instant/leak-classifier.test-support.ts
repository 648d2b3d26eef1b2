export interface Sample {
  /** The features visible before anything on the card is opened. */
  visible: number[]
  wins: boolean
}

const passes = 12

const sigmoid = (x: number): number => 1 / (1 + Math.exp(-x))

/** Logistic regression on standardized features. */
function learn(samples: readonly Sample[]): (visible: readonly number[]) => number {
  const width = samples[0]?.visible.length ?? 0
  const columns = Array.from({ length: width }, (_, k) => samples.map(({ visible }) => visible[k] ?? 0))
  const means = columns.map(column => column.reduce((sum, x) => sum + x, 0) / column.length)
  const deviations = columns.map((column, k) =>
    Math.sqrt(column.reduce((sum, x) => sum + (x - (means[k] ?? 0)) ** 2, 0) / column.length),
  )
  const scaled = (visible: readonly number[]) =>
    visible.map((x, k) => (deviations[k] ? (x - (means[k] ?? 0)) / deviations[k] : 0))
  const weights = Array.from({ length: width + 1 }, () => 0)
  const score = (features: readonly number[]) => {
    let sum = 0
    for (let k = 0; k < features.length; k += 1) sum += (features[k] ?? 0) * (weights[k] ?? 0)
    return sum
  }
  const inputs = samples.map(({ visible, wins }) => ({
    features: [...scaled(visible), 1],
    wins: wins ? 1 : 0,
  }))
  for (let pass = 0; pass < passes; pass += 1) {
    const rate = 0.02 / (1 + pass)
    for (const { features, wins } of inputs) {
      const error = wins - sigmoid(score(features))
      for (let k = 0; k < features.length; k += 1)
        weights[k] = (weights[k] ?? 0) + rate * error * (features[k] ?? 0)
    }
  }
  return visible => score([...scaled(visible), 1])
}

/** Area under the ROC curve: 0.5 means no information. */
function auc(scored: readonly { score: number; wins: boolean }[]): number {
  const sorted = scored.toSorted((a, b) => a.score - b.score)
  let rankSum = 0
  for (let start = 0; start < sorted.length; ) {
    let end = start
    while (end < sorted.length && sorted[end]?.score === sorted[start]?.score) end += 1
    const winners = sorted.slice(start, end).filter(({ wins }) => wins).length
    rankSum += (winners * (start + end + 1)) / 2
    start = end
  }
  const winners = sorted.filter(({ wins }) => wins).length
  return (rankSum - (winners * (winners + 1)) / 2) / (winners * (sorted.length - winners))
}

/** Two-fold cross-validation, so that every card is scored by a model that has not seen it. */
export function leak(samples: readonly Sample[]): number {
  const halves = [samples.filter((_, i) => i % 2 === 0), samples.filter((_, i) => i % 2 === 1)] as const
  const scoreUnseen = ([training, testing]: readonly [readonly Sample[], readonly Sample[]]) => {
    const score = learn(training)
    return auc(testing.map(({ visible, wins }) => ({ score: score(visible), wins })))
  }
  return (scoreUnseen(halves) + scoreUnseen([halves[1], halves[0]])) / 2
}
