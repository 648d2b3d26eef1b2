import { spawnSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'

/** Runs a Python program of this folder with one line of JSON per input and returns one line per input. */
export function runPython(program: string, inputs: readonly unknown[], ...options: string[]): string[] {
  const path = fileURLToPath(new URL(program, import.meta.url))
  const { status, stdout, stderr, error } = spawnSync('python3', [path, ...options], {
    input: inputs.map(each => `${JSON.stringify(each)}\n`).join(''),
    encoding: 'utf8',
    maxBuffer: 1 << 30,
  })
  if (error) throw error
  if (status !== 0) throw new Error(`${program} exited with code ${status}: ${stderr}`)
  return stdout.split('\n').slice(0, -1)
}

/**
 * The verdict of the second verifier on each file: VALID, FAULT with the step, or the failed step. A file may come with
 * a receipt and evidence.
 */
export const secondVerdicts = (files: readonly unknown[], ...options: string[]): string[] =>
  runPython('verify.py', files, '--stream', ...options).map(line => {
    const [, kind, step] = /^(INVALID|FAULT): step (\w+)/.exec(line) ?? []
    return kind === 'FAULT' ? `FAULT ${step}` : (step ?? line)
  })
