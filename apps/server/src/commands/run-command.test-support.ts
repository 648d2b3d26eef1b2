import { execFile } from 'node:child_process'
import { join } from 'node:path'

const root = join(import.meta.dirname, '..', '..', '..', '..')

export interface CommandResult {
  readonly code: number
  readonly out: string
  readonly errors: string
}

/** Runs the binary as its own process. */
export const runCommand = (
  args: readonly string[],
  environment: Readonly<Record<string, string>> = {},
): Promise<CommandResult> =>
  new Promise(resolve => {
    const env = { ...process.env, ...environment }
    const options = { cwd: root, env, maxBuffer: 1 << 26 }
    const child = execFile(
      process.execPath,
      ['apps/server/src/fairground.ts', ...args],
      options,
      (_, out, errors) => resolve({ code: child.exitCode ?? -1, out, errors }),
    )
  })
