import { spawn } from 'node:child_process'
import { delimiter, join } from 'node:path'

export const root = join(import.meta.dirname, '..', '..')

const tools = join(root, 'node_modules', '.bin')

export interface Outcome {
  readonly ok: boolean
  readonly output: string
}

/** Runs one of the project's tools and returns its output. */
export const runTool = (name: string, args: readonly string[], cwd = root): Promise<Outcome> =>
  runCommand(join(tools, name), args, cwd)

export const runCommand = (command: string, args: readonly string[], cwd = root): Promise<Outcome> =>
  new Promise(resolve => {
    // PATH as in npm scripts. TEST_RESULTS is removed so that a nested Vitest does not overwrite the counts of the check.
    const { TEST_RESULTS: _, PATH = '', ...others } = process.env
    const env = { ...others, PATH: `${tools}${delimiter}${PATH}` }
    const child = spawn(command, args, { cwd, env, stdio: ['ignore', 'pipe', 'pipe'] })
    const chunks: Buffer[] = []
    child.stdout.on('data', (chunk: Buffer) => chunks.push(chunk))
    child.stderr.on('data', (chunk: Buffer) => chunks.push(chunk))
    child.once('error', error => resolve({ ok: false, output: `${command}: ${error.message}` }))
    child.once('close', code => resolve({ ok: code === 0, output: Buffer.concat(chunks).toString() }))
  })
