import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { findFailures, toReportLines } from '../tests/honest/honest-report.ts'
import { runHonest } from '../tests/honest/run-honest.ts'

const help = `npm run honest -- --draws 100 [--minutes N] [--rate N] [--keep]

Starts the demo with its crowd, three witnesses and the independent control system on a private stack, with more frequent
draws, and sells until enough draws and decks have ended, and at least one of every kind. Then verifies every published
record under the policy of its log, audits the books and prints what happened and how long it took.

  --draws    draws and decks that must have ended (100)
  --minutes  stop the sale after this time, also with fewer draws (60)
  --rate     purchases per second of all simulated players (4)
  --keep     keep the data and the logs in .run

The exit code is 1 if a draw was late, skipped, held, refunded or not published, if a kind was not drawn, if a record fails
or if the audit finds a problem: nobody cheats here, so nothing of this may happen.`

const { values } = parseArgs({
  options: {
    draws: { type: 'string', default: '100' },
    minutes: { type: 'string', default: '60' },
    rate: { type: 'string', default: '4' },
    keep: { type: 'boolean', default: false },
    help: { type: 'boolean', default: false },
  },
})

const main = async (): Promise<number> => {
  const folder = join(import.meta.dirname, '..', '.run', `honest-${process.pid}`)
  try {
    const report = await runHonest({
      folder,
      draws: Number(values.draws),
      minutes: Number(values.minutes),
      rate: Number(values.rate),
      say: line => console.log(line),
    })
    const wrong = findFailures(report)
    for (const line of wrong.slice(0, 50)) console.log(line)
    for (const line of toReportLines(report)) console.log(line)
    console.log(`honest: ${wrong.length === 0 ? 'nothing failed' : `${wrong.length} problems`}`)
    return wrong.length === 0 ? 0 : 1
  } finally {
    if (!values.keep) rmSync(folder, { recursive: true, force: true })
  }
}

if (values.help) console.log(help)
else process.exit(await main())
