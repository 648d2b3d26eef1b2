import { runVitest } from './test/vitest.ts'

const help = `npm test [-- <Vitest filters and options>]

Runs the unit and the system tests. The system tests start a private PostgreSQL and NATS.
  npm test -- join-game              run files with join-game in their path
  npm test -- --project unit         run only tests that need no services
  npm test -- -t 'the last play'     run tests with a matching name`

const args = process.argv.slice(2)
/** The tests mostly wait for services, so a third worker is useful even on two cores. */
const workers = args.some(arg => arg.startsWith('--maxWorkers')) ? [] : ['--maxWorkers', '3']
const chosen = args.some(arg => arg.startsWith('--project')) ? [] : ['unit', 'system', 'alone', 'killed']

if (args.includes('--help')) console.log(help)
else process.exitCode = await runVitest(chosen, [...workers, ...args])
