import { spawn } from 'node:child_process'
import { delimiter, join } from 'node:path'

export const root = join(import.meta.dirname, '..', '..')

const tools = join(root, 'node_modules', '.bin')

export interface Outcome {
  readonly ok: boolean
  readonly output: string
}

/** Runs one of the project's tools to its end and keeps what it said. */
export const runTool = (name: string, args: readonly string[], cwd = root): Promise<Outcome> =>
  runCommand(join(tools, name), args, cwd)

export const runCommand = (command: string, args: readonly string[], cwd = root): Promise<Outcome> =>
  new Promise(resolve => {
    // Tools find each other on PATH, as in npm's scripts; the counts of the check are not theirs to write.
    const { TEST_RESULTS: _, PATH = '', ...others } = process.env
    const env = { ...others, PATH: `${tools}${delimiter}${PATH}` }
    const child = spawn(command, args, { cwd, env, stdio: ['ignore', 'pipe', 'pipe'] })
    const said: Buffer[] = []
    child.stdout.on('data', (chunk: Buffer) => said.push(chunk))
    child.stderr.on('data', (chunk: Buffer) => said.push(chunk))
    child.once('error', error => resolve({ ok: false, output: `${command}: ${error.message}` }))
    child.once('close', code => resolve({ ok: code === 0, output: Buffer.concat(said).toString() }))
  })
