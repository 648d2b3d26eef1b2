export interface DrawnNumbers {
  readonly drawnAt: number
  readonly numbers: readonly number[]
}

export interface NumberCount {
  readonly number: number
  readonly times: number
  readonly lastDrawnAt: number | null
}

/** How often each number from `low` to `high` was drawn, and when last. Numbers outside the range do not count. */
export const countDrawn = (draws: readonly DrawnNumbers[], low: number, high: number): NumberCount[] => {
  const times = new Map<number, number>()
  const last = new Map<number, number>()
  for (const { drawnAt, numbers } of draws)
    for (const number of numbers) {
      times.set(number, (times.get(number) ?? 0) + 1)
      last.set(number, Math.max(last.get(number) ?? drawnAt, drawnAt))
    }
  return Array.from({ length: Math.max(0, high - low + 1) }, (_, i) => {
    const number = low + i
    return { number, times: times.get(number) ?? 0, lastDrawnAt: last.get(number) ?? null }
  })
}
