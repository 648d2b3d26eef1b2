import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { siteFolder } from '@fairground/scripts/build/site.ts'

const assets = join(siteFolder, 'assets')
const textOf = (file: string): string => readFileSync(join(assets, file), 'utf8')
const gzipBytes = (file: string): number => gzipSync(readFileSync(join(assets, file))).length

const found = (text: string, pattern: RegExp): string[] => [
  ...new Set([...text.matchAll(pattern)].flatMap(([, file]) => (file === undefined ? [] : [file]))),
]

const atOnce = (file: string): string[] => found(textOf(file), /(?:from|import)\s*["'`]\.\/([^"'`]+\.js)/g)
const onDemand = (file: string): string[] => found(textOf(file), /import\(\s*["'`]\.\/([^"'`]+\.js)/g)

/** A script and whatever it cannot run without, except what is there already. */
const withImports = (file: string, there: ReadonlySet<string> = new Set()): Set<string> => {
  const all = new Set<string>()
  const add = (next: string): void => {
    if (all.has(next) || there.has(next)) return
    all.add(next)
    for (const each of atOnce(next)) add(each)
  }
  add(file)
  return all
}

const sum = (files: Iterable<string>): number =>
  [...files].reduce((bytes, file) => bytes + gzipBytes(file), 0)

/** What a visitor loads of the built site, in bytes as they travel. */
export const weighSite = () => {
  const page = readFileSync(join(siteFolder, 'index.html'), 'utf8')
  const named = (kind: string): string[] => found(page, new RegExp(`"/assets/([^"]+\\.${kind})"`, 'g'))
  const first = new Set(named('js').flatMap(file => [...withImports(file)]))
  const parts = globSync('*.js', { cwd: assets }).flatMap(onDemand)
  return {
    script: sum(first),
    style: sum(named('css')),
    /** Each part that comes when it is needed, the heaviest first. */
    parts: [...new Set(parts)]
      .filter(file => !first.has(file))
      .map(file => ({ name: file.replace(/-[\w-]{8}\.js$/, ''), script: sum(withImports(file, first)) }))
      .toSorted((a, b) => b.script - a.script),
  }
}
