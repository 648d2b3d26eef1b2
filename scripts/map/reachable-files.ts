import { posix } from 'node:path'
import type { ProjectFile } from '../check/tidy/project-file.ts'
import { importedModules } from '../check/tidy/identifiers.ts'

const serverSource = 'apps/server/src/'

/** The server files that `start` imports directly or indirectly, itself included, as far as `follow` allows. */
export const reachableFiles = (
  files: readonly ProjectFile[],
  start: string,
  follow: (path: string) => boolean,
): ProjectFile[] => {
  const byPath = new Map(files.map(file => [file.path, file]))
  const found = new Map<string, ProjectFile>()
  const visit = (path: string): void => {
    const file = byPath.get(path)
    if (!file || found.has(path) || !follow(path)) return
    found.set(path, file)
    for (const { name } of importedModules(file)) {
      const target = resolveImport(path, name)
      if (target !== undefined) visit(target)
    }
  }
  visit(start)
  return [...found.values()].toSorted((a, b) => (a.path < b.path ? -1 : 1))
}

const resolveImport = (from: string, name: string): string | undefined => {
  if (name.startsWith('#')) return serverSource + name.slice(1)
  return name.startsWith('.') ? posix.join(posix.dirname(from), name) : undefined
}
