import { join } from 'node:path'
import type { TestServer } from '@fairground/testkit/server/test-server'
import { operatorCommand } from './command.ts'

export interface Said {
  readonly code: 0 | 1 | 2
  readonly text: string
}

/** The command as an operator's people run it, on the test's own server. Words in quotes stay together. */
export const runOperator = async (
  { databaseUrl, natsUrl, folder }: TestServer,
  line: string,
  more: readonly string[] = ['--actor', 'olga', '--reason', 'a test'],
): Promise<Said> => {
  const lines: string[] = []
  const words = [...line.matchAll(/"([^"]*)"|(\S+)/g)].map(([, quoted, word]) => quoted ?? word ?? '')
  const say = (said: string) => void lines.push(said)
  const code = await operatorCommand([...words, '--member', 'north', ...more], {
    environment: {
      FAIRGROUND_DATABASE_URL: databaseUrl,
      FAIRGROUND_NATS_URL: natsUrl,
      FAIRGROUND_KEY_FOLDER: join(folder, 'keys'),
      FAIRGROUND_DOCUMENT_FOLDER: join(folder, 'documents'),
    },
    devFile: join(folder, 'no-such-file.json'),
    print: say,
    complain: say,
  })
  return { code, text: lines.join('\n') }
}
