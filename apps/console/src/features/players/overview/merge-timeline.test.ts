import { describe, expect, it } from 'vitest'
import { findLoadedTo, mergeTimeline } from './merge-timeline.ts'

const entry = (at: number) => ({ key: String(at), at, icon: 'info', title: 'x' }) as const
const source = (hasMore: boolean, ...times: number[]) => {
  const entries = times.map(entry)
  return { entries, loadedTo: findLoadedTo(entries, hasMore) }
}

describe('mergeTimeline', () => {
  it('sorts by time, newest first', () => {
    const merged = mergeTimeline([source(false, 9, 3), source(false, 7, 5)])
    expect(merged.map(({ at }) => at)).toEqual([9, 7, 5, 3])
  })

  it('ends where a list is not loaded further', () => {
    const merged = mergeTimeline([source(true, 9, 6), source(false, 7, 5, 1), source(true, 8, 4)])
    expect(merged.map(({ at }) => at)).toEqual([9, 8, 7, 6])
  })

  it('ends there although the list adds no entry', () => {
    expect(mergeTimeline([{ entries: [], loadedTo: 3 }, source(false, 4, 2)])).toHaveLength(1)
  })

  it('is not cut by an empty list', () => {
    expect(mergeTimeline([source(true), source(false, 2)])).toHaveLength(1)
  })
})
