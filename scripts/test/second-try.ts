/** The part of a report of Vitest's JSON reporter that a second try needs. */
export interface TestReport {
  readonly numPassedTests: number
  readonly numFailedTests: number
  readonly testResults: readonly { readonly name: string; readonly status: string }[]
}

/** More failed files are a fault of the code, not of a busy machine. */
const maxFiles = 2

/** The files that get a second try: none if many failed. */
export const findFilesToRepeat = ({ testResults }: TestReport): readonly string[] => {
  const failed = testResults.filter(({ status }) => status === 'failed').map(({ name }) => name)
  return failed.length <= maxFiles ? failed : []
}

/** The counts of both tries. A test that failed in both stays failed. */
export const addSecondTry = (first: TestReport, second: TestReport): TestReport => ({
  ...first,
  numPassedTests: first.numPassedTests + first.numFailedTests - second.numFailedTests,
  numFailedTests: second.numFailedTests,
})
