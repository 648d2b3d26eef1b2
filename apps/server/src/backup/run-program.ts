import { spawn } from 'node:child_process'
import { BadConfiguration } from '#platform/bad-configuration.ts'

/** Runs a program of PostgreSQL to its end. Rejects with what it printed. */
export const runProgram = (
  program: 'pg_dump' | 'pg_restore',
  args: readonly string[],
  environment: Readonly<Record<string, string>> = {},
): Promise<void> =>
  new Promise((resolve, reject) => {
    const child = spawn(program, args, {
      env: { ...process.env, ...environment },
      stdio: ['ignore', 'ignore', 'pipe'],
    })
    let errors = ''
    child.stderr.setEncoding('utf8').on('data', (part: string) => (errors += part))
    child.once('error', error =>
      reject(
        'code' in error && error.code === 'ENOENT'
          ? new BadConfiguration(
              `${program} is not installed. Install the client programs of PostgreSQL, not older than the server.`,
            )
          : error,
      ),
    )
    child.once('close', code =>
      code === 0 ? resolve() : reject(new BadConfiguration(`${program} failed: ${errors.trim()}`)),
    )
  })
