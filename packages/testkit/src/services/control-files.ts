import { spawnSync } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { freePort } from './free-port.ts'
import { findProgram } from './programs.ts'

const program = join(import.meta.dirname, '..', '..', '..', '..', 'apps', 'control')

export interface ControlSettings {
  readonly beacon: unknown
  readonly operators: unknown
}

export interface ControlFiles {
  /** The public key of the control system. */
  readonly key: string
  readonly folder: string
  readonly url: string
  readonly token: string
  readonly tokenFile: string
  /** What starts the process after `configure`. */
  readonly command: { readonly program: string; readonly args: readonly string[] }
  configure(settings: ControlSettings): void
}

export const runControl = (...options: string[]) =>
  spawnSync(findProgram('python3'), ['-B', program, ...options], { encoding: 'utf8' })

/** Creates the key once. The signer must know it before the control system knows the signer. */
export const createControlFiles = async (folder: string): Promise<ControlFiles> => {
  mkdirSync(folder, { recursive: true })
  const [config, tokenFile] = [join(folder, 'control.json'), join(folder, 'token')]
  const listen = `127.0.0.1:${await freePort()}`
  const token = randomBytes(32).toString('hex')
  writeFileSync(tokenFile, token, { mode: 0o600 })
  const configure = (settings: ControlSettings) =>
    writeFileSync(config, JSON.stringify({ listen, data: 'data', tokenFile: 'token', ...settings }))
  configure({ beacon: { relays: [] }, operators: {} })
  const made = runControl('keys', '--config', config)
  if (made.status !== 0) throw new Error(made.stderr)
  return {
    key: made.stdout.trim(),
    folder,
    url: `http://${listen}`,
    token,
    tokenFile,
    command: { program: findProgram('python3'), args: ['-B', program, 'serve', '--config', config] },
    configure,
  }
}
