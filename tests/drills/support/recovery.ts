import type { LoggedPurchase } from '#faults/purchase-log.ts'

export interface Recovery {
  /** Call it with every answer of a sale. */
  readonly onAnswer: (purchase: LoggedPurchase) => void
  /** Seconds from this time, of `performance.now()`, to the first acknowledged purchase after it. */
  secondsAfter(atMs: number): number
  /** How many purchases were acknowledged between two times. */
  countBetween(fromMs: number, toMs: number): number
}

/** Records when purchases were acknowledged, to measure how long the sale stood still. */
export const createRecovery = (): Recovery => {
  const acknowledgedAt: number[] = []
  return {
    onAnswer: ({ outcome }) => {
      if (outcome === 'ok') acknowledgedAt.push(performance.now())
    },
    secondsAfter: atMs => ((acknowledgedAt.find(each => each >= atMs) ?? Infinity) - atMs) / 1000,
    countBetween: (fromMs, toMs) => acknowledgedAt.filter(each => each >= fromMs && each < toMs).length,
  }
}
