import { spawn } from 'node:child_process'
import { root } from '../check/command.ts'

export interface CommandOptions {
  readonly cwd?: string
  readonly environment?: Readonly<Record<string, string>>
}

/** Runs a program and returns what it printed. Throws with its output if it fails. */
export const runCommand = (
  command: string,
  args: readonly string[],
  { cwd = root, environment = {} }: CommandOptions = {},
): Promise<string> =>
  new Promise((resolve, reject) => {
    const env = { ...process.env, ...environment }
    const child = spawn(command, args, { cwd, env, stdio: ['ignore', 'pipe', 'pipe'] })
    const printed: Buffer[] = []
    const failures: Buffer[] = []
    child.stdout.on('data', (chunk: Buffer) => printed.push(chunk))
    child.stderr.on('data', (chunk: Buffer) => failures.push(chunk))
    child.once('error', reject)
    child.once('close', code => {
      if (code === 0) return resolve(Buffer.concat(printed).toString().trim())
      const output = Buffer.concat([...printed, ...failures])
        .toString()
        .trim()
      reject(new Error(`${command} ${args.join(' ')}\n${output}\nended with code ${code}`))
    })
  })
