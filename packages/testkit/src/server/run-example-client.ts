import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { observeFact } from '@fairground/server/platform/observations'
import type { TestServer } from './test-server.ts'

export interface ExampleReport {
  readonly operations: readonly string[]
  readonly faults: readonly string[]
  readonly events: readonly string[]
}

const root = join(import.meta.dirname, '..', '..', '..', '..')
const runFile = promisify(execFile)

/** Runs the example client as its own process, records what it did for `npm run spec` and returns its list. */
export const runExampleClient = async (
  server: Pick<TestServer, 'baseUrl' | 'member'>,
  args: readonly string[],
): Promise<ExampleReport> => {
  const { id, siteKey } = server.member()
  const target = ['--url', server.baseUrl, '--member', String(id), '--site-key', siteKey]
  const { stdout } = await runFile(
    process.execPath,
    ['examples/client/src/main.ts', ...target, ...args, '--json'],
    { cwd: root },
  )
  const report = JSON.parse(stdout) as ExampleReport
  for (const name of report.operations) observeFact('example', 'called', name)
  for (const name of report.faults) observeFact('example', 'received', name)
  for (const name of report.events) observeFact('example', 'applied', name)
  return report
}
