import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  getLastSeq,
  newTopicLog,
  toResuming,
  type TopicFrame,
  type TopicLog,
  applyFrame,
} from '#topic-log.ts'

const following = (lastSeq: number): TopicLog => ({ phase: 'following', lastSeq })
const resuming = (lastSeq: number): TopicLog => ({ phase: 'resuming', lastSeq })
const awaiting: TopicLog = { phase: 'awaiting' }
const events = (fromSeq: number, toSeq: number): TopicFrame => ({ kind: 'events', fromSeq, toSeq })
const snapshot = (seq: number): TopicFrame => ({ kind: 'snapshot', seq })

describe('takeFrame', () => {
  it.each<[string, TopicLog, TopicFrame, string, TopicLog]>([
    ['the next event', following(4), events(5, 5), 'apply', following(5)],
    ['a merged frame', following(4), events(5, 9), 'apply', following(9)],
    ['a gap of one', following(4), events(6, 6), 'requestSnapshot', awaiting],
    ['a repeated frame', following(4), events(3, 4), 'drop', following(4)],
    [
      'a merged frame that starts before the last seen event',
      following(4),
      events(3, 6),
      'apply',
      following(6),
    ],
    ['an empty frame', following(4), events(5, 4), 'drop', following(4)],
    ['a newer snapshot', following(4), snapshot(9), 'apply', following(9)],
    ['a snapshot of the current number', following(4), snapshot(4), 'apply', following(4)],
    ['a stale snapshot', following(4), snapshot(3), 'drop', following(4)],
    ['events before the first snapshot', awaiting, events(5, 5), 'drop', awaiting],
    ['the first snapshot', awaiting, snapshot(0), 'apply', following(0)],
    ['the missed events', resuming(4), events(5, 8), 'apply', following(8)],
    ['an empty frame after a reconnect', resuming(4), events(5, 4), 'drop', following(4)],
    ['a snapshot instead of the missed events', resuming(4), snapshot(900), 'apply', following(900)],
    ['a snapshot of a restarted server', resuming(4000), snapshot(2), 'apply', following(2)],
    ['events of a restarted server', resuming(4000), events(3, 3), 'requestSnapshot', awaiting],
    ['the first event of a topic', following(0), events(1, 1), 'apply', following(1)],
  ])('handles %s', (_, log, frame, action, next) => {
    expect(applyFrame(log, frame)).toEqual({ log: next, action })
  })

  it('never skips a number and never goes back if frames are lost or repeated', () => {
    const frame = fc.record({ from: fc.integer({ min: 1, max: 30 }), length: fc.integer({ min: 1, max: 4 }) })
    fc.assert(
      fc.property(fc.array(frame), frames => {
        let log: TopicLog = following(0)
        let applied = 0
        for (const { from, length } of frames) {
          const to = from + length - 1
          const step = applyFrame(log, events(from, to))
          if (step.action === 'apply') {
            expect(from).toBeLessThanOrEqual(applied + 1)
            expect(to).toBeGreaterThan(applied)
            applied = to
          }
          log = step.log
        }
      }),
    )
  })
})

describe('toResuming', () => {
  it.each<[TopicLog, TopicLog, number | null]>([
    [following(7), resuming(7), 7],
    [resuming(7), resuming(7), 7],
    [newTopicLog, awaiting, null],
  ])('turns %j into %j', (log, after, lastSeq) => {
    expect(toResuming(log)).toEqual(after)
    expect(getLastSeq(toResuming(log))).toBe(lastSeq)
  })
})
