const countSymbol = (symbols: readonly (string | null)[], symbol: string): number =>
  symbols.filter(each => each === symbol).length

/** The highest count of one revealed symbol; a single symbol counts as no match. */
export const matchedSoFar = (seen: readonly (string | null)[], toWin: number): number => {
  const highest = Math.max(0, ...seen.map(symbol => (symbol === null ? 0 : countSymbol(seen, symbol))))
  return highest < 2 ? 0 : Math.min(highest, toWin)
}

/** The winning symbol, once enough of it are revealed. */
export const winningSymbol = (
  seen: readonly (string | null)[],
  winning: readonly string[],
  toWin: number,
): string | undefined => winning.find(symbol => countSymbol(seen, symbol) >= toWin)
