import { parseArgs } from 'node:util'
import { createKeyVersion } from '#platform/key-versions/key-lines.ts'
import { readKeyFolder } from '#platform/keys.ts'
import { type Command, UsageError } from '../command.ts'
import { openKeySet, readKeySet } from './key-sets.ts'

const options = { after: { type: 'string', default: '30' } } as const
/** A sealed value has two bytes for it. */
const maxVersion = 65_535

export const rotateKeys: Command['run'] = async (args, { environment, print }) => {
  const { values, positionals } = parseArgs({ args: [...args], allowPositionals: true, options })
  const name = readKeySet(positionals[0])
  const seconds = Number(values.after)
  if (!(seconds >= 0)) throw new UsageError(`--after is not a number of seconds: ${values.after}`)
  const usedFrom = Date.now() + seconds * 1000
  for (const { file, versions, replace } of openKeySet(name, readKeyFolder(environment))) {
    const version = (versions.at(-1)?.version ?? 0) + 1
    if (version > maxVersion) throw new UsageError(`${file} has no further version`)
    replace([...versions, createKeyVersion(version, usedFrom)])
    print(`${file}: version ${version}, used from ${new Date(usedFrom).toISOString()}`)
  }
  if (name === 'vault') print('Run fairground keys reseal after that time.')
  return 0
}
