import { describe, expect, it } from 'vitest'
import { logEntries } from './log-entries.ts'

const ball = (number: number, index: number, drawNum = 1) => ({
  at: drawNum * 1000 + index,
  drawNum,
  number,
  position: index + 1,
  set: 1 as const,
  onLines: [],
})
const balls = [23, 4, 41, 16].map((number, index) => ball(number, index))

describe('logEntries', () => {
  it('has an entry for every ball that was seen', () => {
    expect(logEntries(balls, new Set(), 1).map(entry => entry.kind)).toEqual(['ball', 'ball', 'ball', 'ball'])
  })

  it('merges a run of missed balls into one entry at its position', () => {
    expect(logEntries(balls, new Set([1001, 1002]), 1)).toEqual([
      { kind: 'ball', ball: balls[0] },
      { kind: 'missed', numbers: [4, 41] },
      { kind: 'ball', ball: balls[3] },
    ])
  })

  it('adds a heading where a new draw begins', () => {
    const two = [ball(1, 0, 1), ball(2, 0, 2)]
    expect(logEntries(two, new Set(), 2).map(entry => entry.kind)).toEqual(['draw', 'ball', 'draw', 'ball'])
  })
})
