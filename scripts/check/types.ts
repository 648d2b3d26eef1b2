import { globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { type Outcome, root, runTool } from './command.ts'

const concurrency = 2
const folder = join(root, '.run', 'types')

interface Project {
  readonly compilerOptions: object
  readonly include: readonly string[]
  readonly exclude: readonly string[]
}

/**
 * Runs the compiler on every tsconfig of every workspace. Projects with the same options are one program, so that the sources
 * they share are checked once.
 */
export const checkTypes = async (): Promise<Outcome> => {
  const programs = [...Map.groupBy(findProjects(), each => JSON.stringify(each.compilerOptions)).values()]
  if (programs.length === 0) return { ok: false, output: 'no tsconfig found' }
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(folder, { recursive: true })
  const waiting = programs.map(writeProgram)
  const outcomes: Outcome[] = []
  const worker = async (): Promise<void> => {
    for (let program = waiting.shift(); program !== undefined; program = waiting.shift())
      outcomes.push(await runTool('tsc', ['--pretty', 'false', '-p', program]))
  }
  await Promise.all(Array.from({ length: concurrency }, worker))
  return {
    ok: outcomes.every(({ ok }) => ok),
    output: outcomes.map(({ ok, output }) => (ok ? '' : output)).join(''),
  }
}

const findProjects = (): Project[] => {
  const { workspaces } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as {
    workspaces: string[]
  }
  return globSync(
    // A service worker has other global names than a page.
    ['.', ...workspaces].map(each => `${each}/{,service-worker/}tsconfig{,.test}.json`),
    { cwd: root },
  )
    .toSorted()
    .map(readProject)
}

const readProject = (file: string): Project => {
  const read = JSON.parse(readFileSync(join(root, file), 'utf8')) as Partial<Project>
  const absolute = (patterns: readonly string[] = []) =>
    patterns.map(pattern => join(root, dirname(file), pattern))
  return {
    compilerOptions: read.compilerOptions ?? {},
    include: absolute(read.include),
    exclude: absolute(read.exclude),
  }
}

/** Writes the tsconfig of projects with the same options and returns its path. */
const writeProgram = (projects: readonly Project[], index: number): string => {
  const path = join(folder, `${index}.json`)
  const program = {
    extends: join(root, 'tsconfig.base.json'),
    compilerOptions: projects[0]!.compilerOptions,
    include: projects.flatMap(({ include }) => include),
    exclude: [join(root, '**/node_modules'), ...projects.flatMap(({ exclude }) => exclude)],
  }
  writeFileSync(path, JSON.stringify(program))
  return path
}
