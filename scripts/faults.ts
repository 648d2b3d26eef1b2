import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { delays, failures, reportLines } from '../tests/faults/rig-report.ts'
import { runRig } from '../tests/faults/rig.ts'

const help = `npm run faults -- --minutes 20 [--seed N] [--rate N] [--every N] [--keep]

Sells tickets and runs draws on a private stack (PostgreSQL, NATS, two gateways, two lanes, worker, signer, beacon)
while its processes are killed with kill -9 in random order. Then compares the clients' fsynced log with the database,
checks that the comparison finds planted faults, and runs the audit.

  --minutes  duration of the sale and of the kills (20)
  --seed     seed for the order and times of the kills and for the purchases
  --rate     target purchases per second (230)
  --every    average seconds between two kills (13)
  --keep     keep the logs in .run

The last line shows the result. The exit code is 1 if anything was lost, doubled, oversold, off by a unit or too slow.`

const { values } = parseArgs({
  options: {
    minutes: { type: 'string', default: '20' },
    seed: { type: 'string', default: String(Date.now() % 1_000_000) },
    rate: { type: 'string', default: '230' },
    every: { type: 'string', default: '13' },
    keep: { type: 'boolean', default: false },
    help: { type: 'boolean', default: false },
  },
})

const main = async (): Promise<number> => {
  const folder = join(import.meta.dirname, '..', '.run', `faults-${process.pid}`)
  console.log(`seed ${values.seed}`)
  try {
    const report = await runRig({
      folder,
      seed: Number(values.seed),
      minutes: Number(values.minutes),
      killEverySeconds: Number(values.every),
      perSecond: Number(values.rate),
      say: line => console.log(line),
    })
    const wrong = [...failures(report), ...delays(report, { takeoverSeconds: 5, recoverySeconds: 10 })]
    for (const line of wrong.slice(0, 50)) console.log(line)
    for (const line of reportLines(report)) console.log(line)
    return wrong.length === 0 ? 0 : 1
  } finally {
    if (!values.keep) rmSync(folder, { recursive: true, force: true })
  }
}

if (values.help) console.log(help)
else process.exit(await main())
