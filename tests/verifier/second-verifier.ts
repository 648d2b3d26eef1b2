import { spawnSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'

/** Runs a program of this folder on lines of JSON; it answers each with a line. */
export function askPython(program: string, asked: readonly unknown[], ...options: string[]): string[] {
  const path = fileURLToPath(new URL(program, import.meta.url))
  const { status, stdout, stderr, error } = spawnSync('python3', [path, ...options], {
    input: asked.map(each => `${JSON.stringify(each)}\n`).join(''),
    encoding: 'utf8',
    maxBuffer: 1 << 30,
  })
  if (error) throw error
  if (status !== 0) throw new Error(`${program} ended with ${status}: ${stderr}`)
  return stdout.split('\n').slice(0, -1)
}

/** The step that the second verifier finds wrong in each file, or VALID. */
export const secondVerdicts = (files: readonly string[], ...options: string[]): string[] =>
  askPython('verify.py', files, '--stream', ...options).map(
    line => /^INVALID: step (\w+):/.exec(line)?.[1] ?? line,
  )
