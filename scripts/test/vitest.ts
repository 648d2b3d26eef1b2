import { spawn } from 'node:child_process'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { addSecondTry, findFilesToRepeat, type TestReport } from './second-try.ts'

const root = join(import.meta.dirname, '..', '..')
/** The tests start hundreds of servers. With the compiled code of the first one, the others start in two thirds of its time. */
const compileCache = join(root, '.run', 'compile-cache')

const run = (args: readonly string[], more: NodeJS.ProcessEnv = {}): Promise<number> =>
  new Promise(resolve => {
    const vitest = join(root, 'node_modules', '.bin', 'vitest')
    const env = { NODE_COMPILE_CACHE: compileCache, ...process.env, ...more }
    const child = spawn(vitest, ['run', ...args], { cwd: root, stdio: 'inherit', env })
    // Vitest receives the terminal's Ctrl-C itself; this process only waits while Vitest stops its services.
    process.on('SIGINT', () => undefined)
    process.on('SIGTERM', () => child.kill('SIGTERM'))
    child.once('exit', code => resolve(code ?? 1))
  })

const read = (file: string): TestReport => JSON.parse(readFileSync(file, 'utf8')) as TestReport

/** Runs one or two failed files again, alone, and names those that pass then (decision 0055). */
const repeatFailed = async (resultsFile: string, args: readonly string[]): Promise<number> => {
  const first = read(resultsFile)
  const files = findFilesToRepeat(first).map(file => relative(root, file))
  if (files.length === 0) return 1
  const secondFile = `${resultsFile}.second`
  console.log(`\nsecond try: ${files.join(', ')}`)
  const code = await run([...args, ...files], { TEST_RESULTS: secondFile })
  if (!existsSync(secondFile)) return 1
  writeFileSync(resultsFile, JSON.stringify(addSecondTry(first, read(secondFile))))
  if (code === 0) console.log(`PASSED ONLY AT THE SECOND TRY: ${files.join(', ')}`)
  return code
}

/** Runs the tests of these projects with Vitest and returns its exit code. CI gives failed files a second try. */
export const runVitest = async (projects: readonly string[], args: readonly string[]): Promise<number> => {
  const all = [...projects.flatMap(project => ['--project', project]), ...args]
  const code = await run(all)
  const resultsFile = process.env['TEST_RESULTS']
  const isRepeated = code !== 0 && process.env['CI'] !== undefined && resultsFile !== undefined
  return isRepeated && existsSync(resultsFile) ? repeatFailed(resultsFile, all) : code
}
