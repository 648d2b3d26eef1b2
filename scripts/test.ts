import { runVitest } from './test/vitest.ts'

const help = `npm test [-- <Vitest filters and options>]

Runs the unit and the system tests. The system tests start a private PostgreSQL and NATS.
  npm test -- join-game              files whose path contains join-game
  npm test -- --project unit         only what needs no services
  npm test -- -t 'the last play'     tests whose name matches`

const args = process.argv.slice(2)
/** Much of what they do is waiting for services, so a third worker is busy even on two cores. */
const workers = args.some(arg => arg.startsWith('--maxWorkers')) ? [] : ['--maxWorkers', '3']
const chosen = args.some(arg => arg.startsWith('--project')) ? [] : ['unit', 'system', 'alone']

if (args.includes('--help')) console.log(help)
else process.exitCode = await runVitest(chosen, [...workers, ...args])
