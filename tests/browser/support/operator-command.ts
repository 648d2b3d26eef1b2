import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { promisify } from 'node:util'
import type { Stack } from '@fairground/testkit/stack/stack'

const root = join(import.meta.dirname, '..', '..', '..')

/** Runs `npm run operator` as a staff member would. */
export const runOperatorCommand = async (
  { databaseUrl, natsUrl, folder }: Stack,
  member: string,
  args: readonly string[],
): Promise<string> => {
  const { stdout } = await promisify(execFile)(
    process.execPath,
    ['scripts/operator.ts', ...args, '--member', member, '--actor', 'sam', '--reason', 'looked at it'],
    {
      cwd: root,
      env: {
        ...process.env,
        FAIRGROUND_DATABASE_URL: databaseUrl,
        FAIRGROUND_NATS_URL: natsUrl,
        FAIRGROUND_KEY_FOLDER: join(folder, 'keys'),
        FAIRGROUND_DOCUMENT_FOLDER: join(folder, 'documents'),
      },
    },
  )
  return stdout
}
