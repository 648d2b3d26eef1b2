import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { startStack } from '@fairground/testkit/stack/stack'
import { defineMeasurement, type Settings } from '../measurement.ts'
import { benchFolder, openPools } from '../stage/database.ts'
import { addIdleOperator } from '../stage/rows.ts'
import { median } from '../statistics.ts'
import { countTransactions } from './count-transactions.ts'
import { listSources } from './list-sources.ts'

/** The sources of transactions that one line names. */
const shownSources = 12

export const idle = defineMeasurement({
  about: 'transactions per second of a stack whose operators have an open draw and no visitors',
  numbers: {
    operators: { preset: 500, about: 'operators with one game and one open draw' },
  },
  measures: {
    transactions: {
      about: 'idle operators / the same stack without operators',
      unit: 'transactions per second',
      better: 'lower',
    },
  },
  short: { rounds: 1, seconds: 4, numbers: { operators: 30 } },
  async run(settings) {
    const folder = benchFolder()
    const stack = await startStack({
      folder,
      durable: true,
      consolePort: 0,
      environment: { FAIRGROUND_LOG_LEVEL: 'warn' },
    })
    const { app, ownerPool } = openPools(stack.databaseUrl, stack.ownerUrl)
    try {
      return await measure(settings, { owner: ownerPool.pool, logFile: join(folder, 'postgres.log') })
    } finally {
      await Promise.all([app.close(), ownerPool.close()])
      await stack.stop()
      rmSync(folder, { recursive: true, force: true })
    }
  },
})

interface Parts {
  readonly owner: Parameters<typeof countTransactions>[0]
  readonly logFile: string
}

const measure = async (
  { rounds, seconds, numbers, say }: Settings<'operators'>,
  { owner, logFile }: Parts,
) => {
  const { operators } = numbers
  say('waiting until the empty stack is quiet')
  await waitForQuiet(owner, 0, say)
  const empty = median(await repeat(rounds, () => countTransactions(owner, seconds)))
  for (let id = 1; id <= operators; id += 1) await addIdleOperator(owner, id)
  say(`waiting until ${operators} operators have opened their draws and are quiet`)
  await waitForQuiet(owner, operators, say)
  const idle = median(await repeat(rounds, () => countTransactions(owner, seconds)))
  const sources = await listSources(owner, logFile, seconds)
  return {
    measures: { transactions: { ours: idle, bare: empty } },
    notes: [
      `per idle operator: ${((idle - empty) / operators).toFixed(3)} transactions/s`,
      ...sources
        .slice(0, shownSources)
        .map(({ source, perSecond }) => `${source}: ${perSecond.toFixed(1)}/s`),
    ],
  }
}

const repeat = async (times: number, count: () => Promise<number>): Promise<number[]> => {
  const counted: number[] = []
  for (let i = 0; i < times; i += 1) counted.push(await count())
  return counted
}

const sampleSeconds = 3
const maxSamples = 60
/** Two samples in a row that differ by less mean that the work of the start is done. */
const tolerance = 0.05

/** Waits until every operator has its open draw and the number of transactions no longer falls. */
const waitForQuiet = async (
  owner: Parts['owner'],
  operators: number,
  say: (line: string) => void,
): Promise<void> => {
  let before = Infinity
  for (let sample = 1; sample <= maxSamples; sample += 1) {
    const count = await countTransactions(owner, sampleSeconds)
    const { rows } = await owner.query<{ open: number }>(
      `SELECT count(DISTINCT i.member_id)::int AS open FROM game_instance i
         JOIN public_log l ON l.member_id = i.member_id
         JOIN log_checkpoint c ON c.member_id = l.member_id AND c.size = l.size
        WHERE i.status = 'OPEN'`,
    )
    const open = rows[0]?.open ?? 0
    say(`${count.toFixed(0)} transactions/s, ${open} of ${operators} operators have an open draw`)
    if (open >= operators * 0.9 && count >= before * (1 - tolerance)) return
    before = count
  }
  throw new Error('the stack does not become quiet')
}
