import { describe, expect, it } from 'vitest'
import { maxEvents, maxAgeMs, type TopicFrame, TopicLog } from './topic-log.ts'

const event: TopicFrame['events'][number] = [
  'globalUpdate',
  { eventType: 3, memberId: 1, configurationVersion: 1 },
]
const frame = (from: number, to = from): TopicFrame => ({
  from,
  to,
  events: Array.from({ length: to - from + 1 }, () => event),
})
const filled = (...frames: TopicFrame[]) => {
  const log = new TopicLog()
  for (const each of frames) log.add(each, 0)
  return log
}

describe('a frame', () => {
  it.each([
    ['the first, whatever its number', [], frame(40), 'new', 40],
    ['the next', [frame(1, 3)], frame(4, 5), 'new', 5],
    ['seen before', [frame(1, 3)], frame(2, 3), 'repeat', 3],
    ['the same again', [frame(1)], frame(1), 'repeat', 1],
    ['after a gap', [frame(1)], frame(3), 'gap', 3],
    ['that begins inside what was seen', [frame(1, 3)], frame(3, 4), 'gap', 4],
  ] as const)('%s', (_, before, next, kind, seq) => {
    const log = filled(...before)
    expect(log.add(next, 0)).toBe(kind)
    expect(log.seq).toBe(seq)
  })
})

describe('a reconnecting viewer', () => {
  const log = filled(frame(1, 2), frame(3), frame(4, 6))
  it.each([
    [6, []],
    [3, [4]],
    [2, [3, 4]],
    [0, [1, 3, 4]],
  ])('having seen %i gets the frames from there on', (last, froms) => {
    const since = log.since(last)
    expect(since === 'unknown' ? since : since.frames.map(({ from }) => from)).toEqual(froms)
  })

  it.each([1, 4, 5, 7, 100])('needs a snapshot after %i, which is not the end of a frame', last => {
    expect(log.since(last)).toBe('unknown')
  })

  it('gets no frames from before a gap', () => {
    const gapped = filled(frame(1), frame(5), frame(6))
    expect(gapped.since(0)).toBe('unknown')
    expect(gapped.since(4)).toMatchObject({ frames: [{ from: 5 }, { from: 6 }] })
  })

  it('needs a snapshot from an empty log', () => {
    expect(new TopicLog().since(0)).toBe('unknown')
  })
})

describe('the stored frames', () => {
  it('are limited by the number of events', () => {
    const log = new TopicLog()
    for (let from = 1; from <= maxEvents + 10; from++) log.add(frame(from), 0)
    expect(log.since(9)).toBe('unknown')
    expect(log.since(10)).toMatchObject({ frames: { length: maxEvents } })
  })

  it('are limited by age, except for the newest', () => {
    const log = new TopicLog()
    log.add(frame(1), 0)
    log.add(frame(2), maxAgeMs)
    expect(log.since(0)).not.toBe('unknown')
    log.add(frame(3), maxAgeMs + 1)
    expect(log.since(0)).toBe('unknown')
    expect(log.since(1)).not.toBe('unknown')
    log.add(frame(4), 10 * maxAgeMs)
    expect(log.since(3)).toMatchObject({ frames: [{ from: 4 }] })
  })
})
