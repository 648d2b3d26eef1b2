import { execFile } from 'node:child_process'
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { findProgram } from '@fairground/testkit/services/programs'

const exec = promisify(execFile)
const script = join(import.meta.dirname, 'naive-join.sql')

export interface NaiveTask {
  readonly databaseUrl: string
  readonly seconds: number
  readonly clients: number
  readonly instance: number
  readonly escrow: bigint
  readonly first: number
  readonly last: number
}

/** Runs pgbench with one interactive transaction per join and prepared statements: the best case of the naive design. */
export const runNaive = async (task: NaiveTask): Promise<{ rate: number; latencies: number[] }> => {
  const folder = mkdtempSync(join(tmpdir(), 'fairground-pgbench-'))
  try {
    const { instance, escrow, first, last } = task
    const defines = Object.entries({ instance, escrow, first, last }).flatMap(([name, value]) => [
      '-D',
      `${name}=${value}`,
    ])
    const { stdout } = await exec(findProgram('pgbench'), [
      '-n',
      '-M',
      'prepared',
      '-c',
      String(task.clients),
      '-T',
      String(task.seconds),
      '-l',
      `--log-prefix=${join(folder, 'log')}`,
      '-f',
      script,
      ...defines,
      task.databaseUrl,
    ])
    const rate = Number(/^tps = ([\d.]+)/m.exec(stdout)?.[1])
    if (!(rate > 0)) throw new Error(`pgbench reported no rate: ${stdout}`)
    const lines = readdirSync(folder).flatMap(file =>
      readFileSync(join(folder, file), 'utf8').trim().split('\n'),
    )
    return { rate, latencies: lines.map(line => Number(line.split(' ')[2]) / 1000) }
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}
