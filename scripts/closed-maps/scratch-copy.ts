import { execFileSync } from 'node:child_process'
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { root } from '../check/command.ts'
import type { Edit } from './plants.ts'

export interface ScratchCopy {
  readonly folder: string
  /** Applies the edits and returns a function that restores the files. */
  plant(edits: readonly Edit[]): () => void
  remove(): void
}

const workspaceGroups = ['packages', 'apps']
const workspaces = ['tests', 'scripts', 'bench']

/** Copies the sources to a temporary folder that shares the installed dependencies with this checkout. */
export const createScratchCopy = (): ScratchCopy => {
  const folder = mkdtempSync(join(tmpdir(), 'fairground-closed-maps-'))
  for (const path of listSources()) {
    mkdirSync(join(folder, dirname(path)), { recursive: true })
    cpSync(join(root, path), join(folder, path))
  }
  linkDependencies(folder)
  const plant = (edits: readonly Edit[]): (() => void) => {
    const restore = edits.map(edit => applyEdit(folder, edit))
    return () => restore.forEach(undo => undo())
  }
  return { folder, plant, remove: () => rmSync(folder, { recursive: true, force: true }) }
}

const listSources = (): string[] =>
  execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 1 << 26,
  })
    .split('\n')
    .filter(path => /\.(tsx?|json|css)$/.test(path) && existsSync(join(root, path)))

/** Packages of the workspace resolve to the copy, all others to the installed dependencies. */
const linkDependencies = (folder: string): void => {
  const installed = join(root, 'node_modules')
  mkdirSync(join(folder, 'node_modules/@fairground'), { recursive: true })
  for (const name of readdirSync(installed))
    if (name !== '@fairground') symlinkSync(join(installed, name), join(folder, 'node_modules', name))
  const grouped = workspaceGroups.flatMap(group =>
    readdirSync(join(folder, group)).map(name => join(group, name)),
  )
  for (const path of [...grouped, ...workspaces])
    symlinkSync(join(folder, path), join(folder, 'node_modules/@fairground', path.replace(/^.*\//, '')))
}

const applyEdit = (folder: string, { file, find, replace }: Edit): (() => void) => {
  const path = join(folder, file)
  const text = readFileSync(path, 'utf8')
  if (!text.includes(find)) throw new Error(`${file} does not contain "${find.trim()}"`)
  writeFileSync(path, text.replace(find, replace))
  return () => writeFileSync(path, text)
}
