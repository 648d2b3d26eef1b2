import { runVitest } from './test/vitest.ts'

const help = `npm run test:faults [-- --short]

Sells tickets and holds draws on a private stack while every process of it is killed with kill -9, then compares the
clients' own logs with the database, runs the audit, and verifies every draw. About three minutes.

  --short   the same (there is one length so far)
  --help    this text`

if (process.argv.includes('--help')) console.log(help)
else
  process.exitCode = await runVitest(
    ['faults'],
    process.argv.slice(2).filter(arg => arg !== '--short'),
  )
