import { configDefaults, defineConfig } from 'vitest/config'
import { LongestFirst } from './tests/longest-first.ts'

const plain = ['fair', 'rules', 'contract', 'places', 'client', 'ui', 'testkit'].map(
  name => `packages/${name}`,
)
/** Puts other modules in the place of real ones, so it shares none with other files. */
const replacesModules = 'apps/server/src/signer/signer.test.ts'
/** Measures time, so it runs when nothing else does. */
const timed = 'tests/browser/bingo-budget.test.ts'
const resultsFile = process.env['TEST_RESULTS']

export default defineConfig({
  test: {
    reporters: resultsFile ? ['default', ['json', { outputFile: resultsFile }]] : ['default'],
    maxWorkers: 2,
    sequence: { sequencer: LongestFirst },
    // Files of `unit` and `system` share their worker's modules: loading them anew for each file took
    // longer than the tests, and a module that cannot bear a second user would fail in production too.
    projects: [
      {
        test: {
          name: 'unit',
          include: [
            ...plain,
            'apps/site',
            'scripts',
            ...['checks', 'games', 'simulator', 'verifier'].map(folder => `tests/${folder}`),
          ].map(folder => `${folder}/**/*.test.{ts,tsx}`),
          // Generous: a test that starts a program waits for it on a busy machine, and no test waits by design.
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
      // These start whole stacks of their own.
      { test: { name: 'faults', include: ['tests/faults/**/*.test.ts', 'tests/stress/**/*.test.ts'] } },
      {
        test: {
          name: 'browser',
          include: ['tests/browser/**/*.test.ts'],
          exclude: [...configDefaults.exclude, timed],
          testTimeout: 180_000,
          hookTimeout: 180_000,
        },
      },
      { test: { name: 'timed', include: [timed], hookTimeout: 180_000, sequence: { groupOrder: 1 } } },
    ],
  },
})
