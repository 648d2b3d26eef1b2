import { randomInt } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { root } from './check/command.ts'
import { readProject } from './check/tidy/read-project.ts'
import { formatEntry, formatMap } from './map/format-map.ts'
import { formatOperatorApi } from './map/format-operator-api.ts'
import { mapOperations, type OperationEntry } from './map/operation-map.ts'

const help = `npm run map [-- --check] [-- --sample=20] [-- name ...]

Writes docs/operation-map.md: for every operation its contract, handler, queries, screens and tests.
Writes docs/operator-api.md: what staff do, and which roles may.

  --check     only compare, and fail if a page is out of date
  --sample=N  print N operations drawn at random instead of writing
  name ...    print these operations instead of writing`

const main = (): number => {
  const { values, positionals } = parseArgs({
    options: { check: { type: 'boolean' }, sample: { type: 'string' }, help: { type: 'boolean' } },
    allowPositionals: true,
  })
  if (values.help) return print(help)
  const entries = mapOperations(readProject(root))
  if (values.sample !== undefined) return printEntries(drawSample(entries, Number(values.sample)))
  if (positionals.length > 0) return printEntries(entries.filter(({ name }) => positionals.includes(name)))
  const pages = { 'docs/operation-map.md': formatMap(entries), 'docs/operator-api.md': formatOperatorApi() }
  const results = Object.entries(pages).map(([name, text]) => (values.check ? compare : write)(name, text))
  return Math.max(...results)
}

const write = (name: string, text: string): number => {
  writeFileSync(join(root, name), text)
  return print(`${name} is written`)
}

const compare = (name: string, text: string): number => {
  const file = join(root, name)
  if (existsSync(file) && readFileSync(file, 'utf8') === text) return print(`${name} is up to date`)
  print(`${name} is out of date: run \`npm run map\` and commit the page`)
  return 1
}

const printEntries = (entries: readonly OperationEntry[]): number =>
  print(entries.map(formatEntry).join('\n'))

const drawSample = (entries: readonly OperationEntry[], count: number): OperationEntry[] => {
  const left = [...entries]
  return Array.from(
    { length: Math.min(count, left.length) },
    () => left.splice(randomInt(left.length), 1)[0]!,
  )
}

const print = (text: string): number => {
  console.log(text)
  return 0
}

process.exitCode = main()
