const chunk = 8
/** Rows beyond the window on each side, so that a fast wheel shows no gap. */
const margin = 6

/**
 * The rows to draw around the window. The range moves in chunks, so that most frames of a scroll change nothing in the
 * page. The active row stays in the page while it is out of sight, because it holds the focus.
 */
export const toDrawnRange = (
  window: { readonly startIndex: number; readonly endIndex: number; readonly count: number },
  activeIndex: number,
): number[] => {
  const from = Math.max(0, Math.floor((window.startIndex - margin) / chunk) * chunk)
  const to = Math.min(window.count, Math.ceil((window.endIndex + 1 + margin) / chunk) * chunk)
  const indexes = Array.from({ length: Math.max(0, to - from) }, (_, at) => from + at)
  if (activeIndex >= from && activeIndex < to) return indexes
  return activeIndex < window.count ? [activeIndex, ...indexes] : indexes
}
