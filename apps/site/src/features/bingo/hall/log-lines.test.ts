import { expect, it } from 'vitest'
import { logLines } from './log-lines.ts'

it('gives each ball its own line and merges a run of missed balls into one', () => {
  expect(logLines([5, 6, 7, 8], new Set([6, 7]))).toEqual([
    { n: 1, numbers: [5], missed: false },
    { n: 2, numbers: [6, 7], missed: true },
    { n: 4, numbers: [8], missed: false },
  ])
})
