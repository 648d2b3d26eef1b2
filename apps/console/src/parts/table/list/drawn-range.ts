/** Small enough that the new rows of a chunk fit into one frame of a slow machine. */
const chunk = 4
/** Rows beyond the window on each side, so that a fast wheel shows no gap. */
const margin = 8

/**
 * The rows to draw around the window. Both ends move together and in chunks, so that most frames of a scroll change
 * nothing in the page. The active row stays in the page while it is out of sight, because it holds the focus.
 */
export const toDrawnRange = (
  window: { readonly startIndex: number; readonly rows: number; readonly count: number },
  activeIndex: number,
): number[] => {
  const from = Math.max(0, Math.floor((window.startIndex - margin) / chunk) * chunk)
  const length = Math.ceil((window.rows + 2 * margin) / chunk + 1) * chunk
  const to = Math.min(window.count, from + length)
  const indexes = Array.from({ length: Math.max(0, to - from) }, (_, at) => from + at)
  if (activeIndex >= from && activeIndex < to) return indexes
  return activeIndex < window.count ? [activeIndex, ...indexes] : indexes
}
