import type { TimelineEntry } from '#parts/timeline/timeline.tsx'

export interface TimelineSource {
  readonly entries: readonly TimelineEntry[]
  /** The time of the oldest loaded row if there are older ones, and undefined if all are loaded. */
  readonly loadedTo: number | undefined
}

/** How far a list is loaded. */
export const findLoadedTo = (
  rows: readonly { readonly at: number }[],
  hasMore: boolean,
): number | undefined => (hasMore && rows.length > 0 ? Math.min(...rows.map(({ at }) => at)) : undefined)

/**
 * Merges lists by time, newest first. An entry older than the oldest loaded row of a list with more is left out: between
 * them there may be rows that are not loaded, and a timeline must not have gaps.
 */
export const mergeTimeline = (sources: readonly TimelineSource[]): readonly TimelineEntry[] => {
  const horizon = Math.max(...sources.map(({ loadedTo }) => loadedTo ?? -Infinity))
  return sources
    .flatMap(({ entries }) => entries)
    .filter(({ at }) => at >= horizon)
    .sort((a, b) => b.at - a.at)
}
