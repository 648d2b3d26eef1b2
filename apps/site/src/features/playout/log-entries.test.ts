import { describe, expect, it } from 'vitest'
import { logEntries } from './log-entries.ts'

const balls = [23, 4, 41, 16].map((number, index) => ({ number, position: index + 1, onLines: [] }))

describe('logEntries', () => {
  it('tells every ball that was seen', () => {
    expect(logEntries(balls, new Set()).map(entry => entry.kind)).toEqual(['ball', 'ball', 'ball', 'ball'])
  })

  it('tells a run of missed balls in one line, in its place', () => {
    expect(logEntries(balls, new Set([4, 41]))).toEqual([
      { kind: 'ball', ball: balls[0] },
      { kind: 'missed', numbers: [4, 41] },
      { kind: 'ball', ball: balls[3] },
    ])
  })
})
