const countOf = (symbols: readonly (string | null)[], symbol: string): number =>
  symbols.filter(each => each === symbol).length

/** How many of a kind are seen at most; one alone matches nothing. */
export const matchedSoFar = (seen: readonly (string | null)[], toWin: number): number => {
  const most = Math.max(0, ...seen.map(symbol => (symbol === null ? 0 : countOf(seen, symbol))))
  return most < 2 ? 0 : Math.min(most, toWin)
}

/** The symbol that wins, once so many of it are seen. */
export const winningSymbol = (
  seen: readonly (string | null)[],
  winning: readonly string[],
  toWin: number,
): string | undefined => winning.find(symbol => countOf(seen, symbol) >= toWin)
