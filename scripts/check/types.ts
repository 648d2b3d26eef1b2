import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Outcome, root, runTool } from './command.ts'

const concurrency = 2

/** Runs the compiler on every tsconfig of every workspace. */
export const checkTypes = async (): Promise<Outcome> => {
  const projects = tsconfigs()
  const outcomes: Outcome[] = []
  const worker = async (): Promise<void> => {
    for (let project = projects.shift(); project !== undefined; project = projects.shift()) {
      const { ok, output } = await runTool('tsc', ['--pretty', 'false', '-p', project])
      outcomes.push({ ok, output: ok ? '' : `${project}\n${output}` })
    }
  }
  const count = projects.length
  await Promise.all(Array.from({ length: concurrency }, worker))
  const output = outcomes.map(outcome => outcome.output).join('')
  return count === 0
    ? { ok: false, output: 'no tsconfig found' }
    : { ok: outcomes.every(({ ok }) => ok), output }
}

const tsconfigs = (): string[] => {
  const { workspaces } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as {
    workspaces: string[]
  }
  return globSync(
    // A service worker has other global names than a page.
    ['.', ...workspaces].map(folder => `${folder}/{,service-worker/}tsconfig{,.test}.json`),
    { cwd: root },
  ).toSorted()
}
