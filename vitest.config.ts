import { configDefaults, defineConfig } from 'vitest/config'
import { LongestFirst } from './tests/longest-first.ts'

const pureWorkspaces = ['fair', 'rules', 'contract', 'places', 'client', 'ui', 'testkit'].map(
  name => `packages/${name}`,
)
/** The other attacks need no services. */
const attacksOnDatabase = 'tests/attacks/database'
/** These mock modules, so they cannot share their worker's modules with other files. */
const replacesModules = ['signer', 'deck-signer'].map(name => `apps/server/src/signer/${name}.test.ts`)
/** These kill services and measure how long the others need to take over, so they run after all other files. */
const killsServices = [
  'tests/system/killed-services.test.ts',
  'apps/server/src/notifications/killed-worker.test.ts',
  'apps/server/src/signer/failover.test.ts',
]
/** These measure time, so each runs alone after all other files. */
const timed = ['tests/browser/bingo-budget.test.ts', 'tests/browser/console/table-speed.test.ts']
const story = 'tests/browser/story.test.ts'
const resultsFile = process.env['TEST_RESULTS']
/** Records what the server and the site do, for `npm run spec`. */
const setupFiles = ['packages/testkit/src/vitest/observe-test-file.ts']

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
            'apps/console',
            'scripts',
            ...[
              'attacks',
              'checks',
              'control',
              'deploy',
              'drills',
              'games',
              'honest',
              'simulator',
              'verifier',
            ].map(folder => `tests/${folder}`),
          ].map(folder => `${folder}/**/*.test.{ts,tsx}`),
          exclude: [...configDefaults.exclude, `${attacksOnDatabase}/**`],
          // Generous, because the machine may be busy.
          testTimeout: 120_000,
          hookTimeout: 120_000,
          isolate: false,
        },
      },
      {
        test: {
          name: 'system',
          include: [
            'apps/server',
            'apps/sandbox',
            'packages/database',
            'tests/system',
            attacksOnDatabase,
          ].map(folder => `${folder}/**/*.test.{ts,tsx}`),
          exclude: [...configDefaults.exclude, ...replacesModules, ...killsServices],
          globalSetup: 'packages/testkit/src/vitest/global-setup.ts',
          setupFiles,
          testTimeout: 120_000,
          hookTimeout: 120_000,
          isolate: false,
        },
      },
      { test: { name: 'alone', include: replacesModules, testTimeout: 30_000 } },
      {
        test: {
          name: 'killed',
          include: killsServices,
          globalSetup: 'packages/testkit/src/vitest/global-setup.ts',
          hookTimeout: 120_000,
          maxWorkers: 1,
          sequence: { groupOrder: 1 },
        },
      },
      // Each of these files starts its own stack.
      {
        test: {
          name: 'faults',
          include: ['tests/faults/**/*.test.ts', 'tests/stress/**/*.test.ts'],
          setupFiles,
        },
      },
      // `npm run test:images` builds the images first.
      {
        test: {
          name: 'images',
          include: ['tests/images/**/*.test.ts'],
          testTimeout: 180_000,
          hookTimeout: 600_000,
        },
      },
      {
        test: {
          name: 'browser',
          include: ['tests/browser/**/*.test.ts'],
          exclude: [...configDefaults.exclude, ...timed, story],
          setupFiles,
          testTimeout: 180_000,
          hookTimeout: 180_000,
        },
      },
      {
        test: {
          name: 'timed',
          include: timed,
          maxWorkers: 1,
          setupFiles,
          testTimeout: 180_000,
          hookTimeout: 180_000,
          sequence: { groupOrder: 1 },
        },
      },
      {
        test: {
          name: 'story',
          include: [story],
          setupFiles,
          testTimeout: 180_000,
          hookTimeout: 180_000,
          sequence: { groupOrder: 2 },
        },
      },
    ],
  },
})
