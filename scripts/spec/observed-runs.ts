import { globSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import type { Facts } from './status.ts'

/** The test files that run a server, by the command that runs them. */
const suites = {
  'npm test': [
    'apps/{server,sandbox}/src/**/*.test.ts',
    'packages/database/**/*.test.ts',
    'tests/system/**/*.test.ts',
  ],
  'npm run test:browser': ['tests/browser/**/*.test.ts'],
  'npm run test:faults': ['tests/{faults,stress}/*.test.ts'],
} as const satisfies Readonly<Record<string, readonly string[]>>

export interface SuiteRuns {
  readonly command: string
  readonly files: number
  /** When each observed test file started, oldest first. */
  readonly startedAt: readonly string[]
  /** The number of test files with a reduced latest run. */
  readonly short: number
}

export interface ObservedRuns {
  readonly facts: Facts
  readonly suites: readonly SuiteRuns[]
}

/** Reads the records of the test files that still exist below `root`. */
export const readObservedRuns = (root: string): ObservedRuns => {
  const folder = join(root, '.run', 'observed')
  const started = new Map(
    globSync('**/started', { cwd: folder }).map(file => [
      dirname(file),
      readFileSync(join(folder, file), 'utf8'),
    ]),
  )
  const runs = Object.entries(suites).map(([command, patterns]) => {
    const files = globSync([...patterns], { cwd: root, exclude: ['**/node_modules/**'] })
    return { command, files, observed: files.filter(file => started.has(file)) }
  })
  const observed = runs.flatMap(run => run.observed)
  const lines = observed.flatMap(file =>
    globSync('*.txt', { cwd: join(folder, file) }).flatMap(name =>
      readFileSync(join(folder, file, name), 'utf8').split('\n'),
    ),
  )
  return {
    facts: new Set(lines.filter(line => line !== '')),
    suites: runs.map(run => {
      const starts = run.observed.map(file => (started.get(file) ?? '').split(' '))
      return {
        command: run.command,
        files: run.files.length,
        startedAt: starts.map(([time = '']) => time).toSorted(),
        short: starts.filter(([, size]) => size === 'short').length,
      }
    }),
  }
}

const minute = (time: string | undefined): string => time?.slice(0, 16).replace('T', ' ') ?? ''

/** Says from which runs the observations come. */
export const describeRuns = ({ facts, suites: all }: ObservedRuns): string => {
  if (facts.size === 0)
    return 'No observations: run npm test and npm run test:browser first. Until then everything counts as missing.'
  const lines = all.map(({ command, files, startedAt, short }) => {
    if (startedAt.length === 0) return `  ${command}: not run`
    const period = `${minute(startedAt[0])} to ${minute(startedAt.at(-1))} UTC`
    const reduced = short === 0 ? '' : `, ${short} of them with --short, which skips stories`
    return `  ${command}: ${startedAt.length} of ${files} files, ${period}${reduced}`
  })
  return ['Observed in the latest run of each test file:', ...lines].join('\n')
}
