import { configDefaults, defineConfig } from 'vitest/config'
import { LongestFirst } from './tests/longest-first.ts'

const pureWorkspaces = ['fair', 'rules', 'contract', 'places', 'client', 'ui', 'testkit'].map(
  name => `packages/${name}`,
)
/** Mocks modules, so it cannot share its worker's modules with other files. */
const replacesModules = 'apps/server/src/signer/signer.test.ts'
/** These measure time, so each runs alone after all other files. */
const bingoBudget = 'tests/browser/bingo-budget.test.ts'
const story = 'tests/browser/story.test.ts'
const resultsFile = process.env['TEST_RESULTS']

export default defineConfig({
  test: {
    reporters: resultsFile ? ['default', ['json', { outputFile: resultsFile }]] : ['default'],
    maxWorkers: 2,
    sequence: { sequencer: LongestFirst },
    // `isolate: false`: the files of a worker share loaded modules, because loading them per file took longer than
    // the tests. A module that breaks when two tests share it would break in production too.
    projects: [
      {
        test: {
          name: 'unit',
          include: [
            ...pureWorkspaces,
            'apps/site',
            'scripts',
            ...['checks', 'games', 'simulator', 'verifier'].map(folder => `tests/${folder}`),
          ].map(folder => `${folder}/**/*.test.{ts,tsx}`),
          // Generous, because some tests start a program and the machine may be busy.
          testTimeout: 30_000,
          isolate: false,
        },
      },
      {
        test: {
          name: 'system',
          include: ['apps/server', 'apps/sandbox', 'packages/database', 'tests/system'].map(
            folder => `${folder}/**/*.test.{ts,tsx}`,
          ),
          exclude: [...configDefaults.exclude, replacesModules],
          globalSetup: 'packages/testkit/src/vitest/global-setup.ts',
          testTimeout: 30_000,
          hookTimeout: 60_000,
          isolate: false,
        },
      },
      { test: { name: 'alone', include: [replacesModules], testTimeout: 30_000 } },
      // Each of these files starts its own stack.
      { test: { name: 'faults', include: ['tests/faults/**/*.test.ts', 'tests/stress/**/*.test.ts'] } },
      {
        test: {
          name: 'browser',
          include: ['tests/browser/**/*.test.ts'],
          exclude: [...configDefaults.exclude, bingoBudget, story],
          testTimeout: 180_000,
          hookTimeout: 180_000,
        },
      },
      { test: { name: 'timed', include: [bingoBudget], hookTimeout: 180_000, sequence: { groupOrder: 1 } } },
      {
        test: {
          name: 'story',
          include: [story],
          testTimeout: 180_000,
          hookTimeout: 180_000,
          sequence: { groupOrder: 2 },
        },
      },
    ],
  },
})
