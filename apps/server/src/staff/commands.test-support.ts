import { join } from 'node:path'
import type { TestServer } from '@fairground/testkit/server/test-server'
import { operatorCommand } from './command.ts'

export interface CommandOutput {
  readonly code: 0 | 1 | 2
  readonly text: string
}

/** Runs a staff command against the test server. Quoted words stay together. */
export const runStaffCommand = async (
  { databaseUrl, natsUrl, folder }: TestServer,
  line: string,
  more: readonly string[] = ['--actor', 'olga', '--reason', 'a test'],
): Promise<CommandOutput> => {
  const lines: string[] = []
  const words = [...line.matchAll(/"([^"]*)"|(\S+)/g)].map(([, quoted, word]) => quoted ?? word ?? '')
  const say = (text: string) => void lines.push(text)
  const code = await operatorCommand([...words, '--member', 'north', ...more], {
    environment: {
      FAIRGROUND_DATABASE_URL: databaseUrl,
      FAIRGROUND_NATS_URL: natsUrl,
      FAIRGROUND_KEY_FOLDER: join(folder, 'keys'),
      FAIRGROUND_DOCUMENT_FOLDER: join(folder, 'documents'),
    },
    devFile: join(folder, 'no-such-file.json'),
    print: say,
    printError: say,
  })
  return { code, text: lines.join('\n') }
}
