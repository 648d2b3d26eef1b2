import { runVitest } from './test/vitest.ts'

const help = `npm run test:faults [-- --short | --full]

Whole stacks under the worst: a process dies at every named point of a draw's life, and of every kind of game;
everything is killed with kill -9 while tickets are sold (two minutes of npm run faults); the edges of cap, keys and
limits are pressed (a small npm run stress). Each ends by comparing the clients' own logs or the published records with
the database and by the audit. About five minutes.

  --short   a minute of kills instead of two; the long versions are npm run faults and npm run stress
  --full    every kind of game dies at every point of its path, not at its share of them (a quarter of an hour more)
  --help    this text`

if (process.argv.includes('--help')) console.log(help)
else {
  if (process.argv.includes('--full')) process.env['FAULTS_FULL'] = '1'
  if (process.argv.includes('--short')) process.env['FAULTS_SHORT'] = '1'
  // Most of their time is spent waiting for what was killed.
  process.exitCode = await runVitest(
    ['faults'],
    ['--maxWorkers', '3', ...process.argv.slice(2).filter(arg => arg !== '--short' && arg !== '--full')],
  )
}
