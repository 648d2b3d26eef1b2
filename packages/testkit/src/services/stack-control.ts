import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { hex } from '@fairground/fair/encoding/bytes'
import { openSigningKey } from '@fairground/server/platform/keys'
import { createControlFiles } from './control-files.ts'
import { run, type RunningProcess } from './process.ts'

export interface StackControlOptions {
  /** The folder of the stack. Keys of platform and signer that do not exist yet are created. */
  readonly folder: string
  readonly members: readonly { readonly id: number }[]
  readonly beacon: { readonly url: string; readonly chainFile: string }
}

export interface StackControl {
  readonly url: string
  /** What signer and worker must know. */
  readonly environment: Readonly<Record<string, string>>
  start(): RunningProcess
}

/** Creates key, token and configuration of the control system before any process starts. */
export const prepareStackControl = async (options: StackControlOptions): Promise<StackControl> => {
  const { folder, members, beacon } = options
  const files = await createControlFiles(join(folder, 'control'))
  const publicKey = (of: string, name: string) => hex(openSigningKey(join(folder, of), name).publicKey)
  const operator = {
    platformKeys: [publicKey('keys', 'platform')],
    signerKeys: [publicKey('signer', 'signer')],
  }
  files.configure({
    beacon: { relays: [beacon.url], chain: JSON.parse(readFileSync(beacon.chainFile, 'utf8')) as unknown },
    operators: Object.fromEntries(members.map(({ id }) => [id, operator])),
  })
  const { program, args } = files.command
  return {
    url: files.url,
    environment: {
      FAIRGROUND_CONTROL_URL: files.url,
      FAIRGROUND_CONTROL_TOKEN_FILE: files.tokenFile,
      FAIRGROUND_CONTROL_KEYS: files.key,
    },
    start: () => run(program, args, { logFile: join(folder, 'control.log') }),
  }
}
