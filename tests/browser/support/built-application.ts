import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'

const findAll = (text: string, pattern: RegExp): string[] => [
  ...new Set([...text.matchAll(pattern)].flatMap(([, file]) => (file === undefined ? [] : [file]))),
]

/** The gzipped sizes of what a visitor of a built application loads. */
export const weighApplication = (folder: string) => {
  const assets = join(folder, 'assets')
  const readAsset = (file: string): string => readFileSync(join(assets, file), 'utf8')
  const gzipBytes = (file: string): number => gzipSync(readFileSync(join(assets, file))).length
  const staticImports = (file: string): string[] =>
    findAll(readAsset(file), /(?:from|import)\s*["'`]\.\/([^"'`]+\.js)/g)
  const dynamicImports = (file: string): string[] =>
    findAll(readAsset(file), /import\(\s*["'`]\.\/([^"'`]+\.js)/g)

  /** A script with all its static imports, except those that are already loaded. */
  const withImports = (file: string, there: ReadonlySet<string> = new Set()): Set<string> => {
    const all = new Set<string>()
    const add = (next: string): void => {
      if (all.has(next) || there.has(next)) return
      all.add(next)
      for (const each of staticImports(next)) add(each)
    }
    add(file)
    return all
  }
  const sum = (files: Iterable<string>): number =>
    [...files].reduce((bytes, file) => bytes + gzipBytes(file), 0)

  const page = readFileSync(join(folder, 'index.html'), 'utf8')
  const named = (kind: string): string[] => findAll(page, new RegExp(`"/assets/([^"]+\\.${kind})"`, 'g'))
  const first = new Set(named('js').flatMap(file => [...withImports(file)]))
  const chunks = globSync('*.js', { cwd: assets }).flatMap(dynamicImports)
  return {
    script: sum(first),
    style: sum(named('css')),
    /** The chunks loaded on demand, largest first. */
    chunks: [...new Set(chunks)]
      .filter(file => !first.has(file))
      .map(file => ({ name: file.replace(/-[\w-]{8}\.js$/, ''), script: sum(withImports(file, first)) }))
      .toSorted((a, b) => b.script - a.script),
  }
}
