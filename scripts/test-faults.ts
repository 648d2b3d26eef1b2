import { runVitest } from './test/vitest.ts'

const help = `npm run test:faults [-- --short]

Whole stacks under the worst: a process dies at every named point of a draw's life; everything is killed with kill -9
while tickets are sold (two minutes of npm run faults); the edges of cap, keys and limits are pressed (a small
npm run stress). Each ends by comparing the clients' own logs with the database and by the audit. About five minutes.

  --short   the same: the long versions are npm run faults and npm run stress
  --help    this text`

if (process.argv.includes('--help')) console.log(help)
else
  process.exitCode = await runVitest(
    ['faults'],
    process.argv.slice(2).filter(arg => arg !== '--short'),
  )
