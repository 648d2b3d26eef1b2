/** Exponential backoff with a ceiling: `firstMs` after the first attempt, twice as long after each further one. */
export const backoffMs = (attempts: number, firstMs: number, maxMs: number): number =>
  Math.min(firstMs * 2 ** Math.min(attempts - 1, 30), maxMs)
