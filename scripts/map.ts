import { randomInt } from 'node:crypto'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { root } from './check/command.ts'
import { readProject } from './check/tidy/read-project.ts'
import { formatEntry, formatMap } from './map/format-map.ts'
import { mapOperations, type OperationEntry } from './map/operation-map.ts'

const help = `npm run map [-- --check] [-- --sample=20] [-- name ...]

Writes docs/operation-map.md: for every operation its contract, handler, queries, screens and tests.

  --check     only compare, and fail if the page is out of date
  --sample=N  print N operations drawn at random instead of writing
  name ...    print these operations instead of writing`

const page = join(root, 'docs/operation-map.md')

const main = (): number => {
  const { values, positionals } = parseArgs({
    options: { check: { type: 'boolean' }, sample: { type: 'string' }, help: { type: 'boolean' } },
    allowPositionals: true,
  })
  if (values.help) return print(help)
  const entries = mapOperations(readProject(root))
  if (values.sample !== undefined) return printEntries(drawSample(entries, Number(values.sample)))
  if (positionals.length > 0) return printEntries(entries.filter(({ name }) => positionals.includes(name)))
  const text = formatMap(entries)
  if (!values.check) {
    writeFileSync(page, text)
    return print(`docs/operation-map.md: ${entries.length} operations`)
  }
  if (readFileSync(page, 'utf8') === text) return print(`docs/operation-map.md is up to date`)
  print('docs/operation-map.md is out of date: run `npm run map` and commit the page')
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
