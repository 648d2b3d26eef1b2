/** Separates numbers (,), the second set (|), the lucky ball (+) and draws (;), as the public record does. */
const separators = /[,|+;]/

export interface Balls {
  readonly shown: readonly string[]
  readonly hidden: number
}

const maxShown = 12

/** The drawn numbers of a result text. Bingo draws many, so the rest is counted. */
export const toBalls = (text: string): Balls => {
  const numbers = text === '' ? [] : text.split(separators)
  return { shown: numbers.slice(0, maxShown), hidden: Math.max(0, numbers.length - maxShown) }
}
