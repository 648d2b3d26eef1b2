import { expect, it } from 'vitest'
import { logLines } from './log-lines.ts'

it('has a line for each ball, and one for a run of missed ones', () => {
  expect(logLines([5, 6, 7, 8], new Set([6, 7]))).toEqual([
    { n: 1, numbers: [5], missed: false },
    { n: 2, numbers: [6, 7], missed: true },
    { n: 4, numbers: [8], missed: false },
  ])
})
