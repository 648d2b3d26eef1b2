import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { root } from './check/command.ts'
import { findCompileErrors } from './closed-maps/compile-errors.ts'
import { readHowtoFiles } from './closed-maps/howto-files.ts'
import { type Plant, plants } from './closed-maps/plants.ts'
import { createScratchCopy, type ScratchCopy } from './closed-maps/scratch-copy.ts'

const help = `npm run closed-maps [-- name ...]

Adds a ninth game kind, an operation, an event, a modal and a ledger command, one at a time, to a scratch copy of the
sources and prints the compile errors. Fails if the compiler reports nothing, or names a file that docs/HOWTO.md does
not list for that addition. Takes some minutes.

  name ...  only these: ${plants.map(({ name }) => `'${name}'`).join(', ')}`

const main = async (): Promise<number> => {
  const { values, positionals } = parseArgs({
    options: { help: { type: 'boolean' } },
    allowPositionals: true,
  })
  if (values.help) {
    console.log(help)
    return 0
  }
  const chosen = plants.filter(({ name }) => positionals.length === 0 || positionals.includes(name))
  const copy = createScratchCopy()
  try {
    const before = await findCompileErrors(copy.folder)
    if (before.length > 0)
      throw new Error(`the sources do not compile: ${before[0]!.file}: ${before[0]!.message}`)
    let failed = 0
    for (const plant of chosen) if (!(await passes(copy, plant))) failed += 1
    return failed === 0 ? 0 : 1
  } finally {
    copy.remove()
  }
}

/** Errors in code that indexes a map with a missing entry. They disappear when the entry is added. */
const isConsequence = /^TS(2344|2536|7053):/

const passes = async (copy: ScratchCopy, { name, heading, edits }: Plant): Promise<boolean> => {
  const restore = copy.plant(edits)
  const errors = await findCompileErrors(copy.folder)
  restore()
  const listed = readHowtoFiles(readFileSync(join(root, 'docs/HOWTO.md'), 'utf8'), heading)
  const direct = errors.filter(({ message }) => !isConsequence.test(message))
  const files = [...new Set(direct.map(({ file }) => file))].toSorted()
  const unlisted = files.filter(file => !listed.some(pattern => pattern.test(file)))
  const more = errors.length - direct.length
  console.log(
    `\n${name}: ${direct.length} missing entries in ${files.length} files, ${more} further errors in readers`,
  )
  for (const { file, message } of direct) console.log(`  ${file}: ${message.slice(0, 160)}`)
  for (const file of unlisted) console.log(`  NOT LISTED in docs/HOWTO.md, "${heading}": ${file}`)
  if (direct.length === 0) console.log('  FAILED: the compiler reports nothing')
  return direct.length > 0 && unlisted.length === 0
}

process.exitCode = await main()
