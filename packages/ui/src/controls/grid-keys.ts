const moves: Record<string, (index: number, columns: number, count: number) => number> = {
  ArrowLeft: i => i - 1,
  ArrowRight: i => i + 1,
  ArrowUp: (i, columns) => i - columns,
  ArrowDown: (i, columns) => i + columns,
  Home: (i, columns) => i - (i % columns),
  End: (i, columns, count) => Math.min(count - 1, i - (i % columns) + columns - 1),
  PageUp: (i, columns) => i % columns,
  PageDown: (_i, _columns, count) => count - 1,
}

/** The index that a key moves the focus to in a grid filled row by row; null for other keys and at the edge. */
export function gridMove(key: string, index: number, columns: number, count: number): number | null {
  const next = moves[key]?.(index, columns, count)
  return next === undefined || next < 0 || next >= count ? null : next
}
