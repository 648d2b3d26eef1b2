import { describe, expect, it } from 'vitest'
import { addSecondTry, findFilesToRepeat } from './second-try.ts'

const report = (failedFiles: number, numFailedTests = failedFiles) => ({
  numPassedTests: 10 - numFailedTests,
  numFailedTests,
  testResults: Array.from({ length: 10 }, (_, i) => ({
    name: `${i}.test.ts`,
    status: i < failedFiles ? 'failed' : 'passed',
  })),
})

describe('a second try', () => {
  it('repeats only the failed files', () => {
    expect(findFilesToRepeat(report(0))).toEqual([])
    expect(findFilesToRepeat(report(2))).toEqual(['0.test.ts', '1.test.ts'])
  })

  it('is refused when more than two files failed', () => {
    expect(findFilesToRepeat(report(3))).toEqual([])
  })

  it('keeps a test failed that fails twice', () => {
    expect(addSecondTry(report(2, 3), report(1))).toMatchObject({ numPassedTests: 9, numFailedTests: 1 })
    expect(addSecondTry(report(2, 3), report(0))).toMatchObject({ numPassedTests: 10, numFailedTests: 0 })
  })
})
