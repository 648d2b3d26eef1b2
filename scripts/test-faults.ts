import { runVitest } from './test/vitest.ts'

const help = `npm run test:faults [-- --short | --full]

Runs the fault tests on whole stacks: a process crashes at every failpoint of a draw and of every kind of game; all
processes are killed with kill -9 while tickets are sold (two minutes of npm run faults); the sales cap, request keys and
limits are put under load (a small npm run stress). Each test compares the clients' logs or the published records with
the database and runs the audit. Takes about five minutes.

  --short   90 seconds of kills instead of two minutes, and a quarter of the crashes of every kind of game; the long
            versions are npm run faults and npm run stress
  --full    crash every kind of game at every failpoint instead of a share of them (15 minutes more)
  --help    print this help`

if (process.argv.includes('--help')) console.log(help)
else {
  if (process.argv.includes('--full')) process.env['FAULTS_FULL'] = '1'
  if (process.argv.includes('--short')) process.env['FAULTS_SHORT'] = '1'
  // The tests mostly wait for killed processes to recover, so three workers fit on two cores.
  process.exitCode = await runVitest(
    ['faults'],
    ['--maxWorkers', '3', ...process.argv.slice(2).filter(arg => arg !== '--short' && arg !== '--full')],
  )
}
