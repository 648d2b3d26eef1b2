import { parseArgs } from 'node:util'
import { connect } from '@fairground/database/connect'
import { BadConfiguration } from '#platform/bad-configuration.ts'
import { pickNewest } from '#platform/key-versions/key-lines.ts'
import { readKeyFolder } from '#platform/keys.ts'
import { readSecretFiles } from '#platform/secret-files.ts'
import { countKeyUse, describeUse } from '#vault/key-use.ts'
import { type Command, type Environment, UsageError } from '../command.ts'
import { openKeySet, readKeySet } from './key-sets.ts'

/** A lane accepts messages that are 60 seconds old, and a service reads its file every second. */
const graceMs = 90_000

export const retireKey: Command['run'] = async (args, { environment, print }) => {
  const { positionals } = parseArgs({ args: [...args], allowPositionals: true })
  const name = readKeySet(positionals[0])
  const version = Number(positionals[1])
  if (!Number.isInteger(version)) throw new UsageError('name the version to remove')
  const keys = openKeySet(name, readKeyFolder(environment)).filter(({ versions }) =>
    versions.some(each => each.version === version),
  )
  if (keys.length === 0) throw new BadConfiguration(`There is no version ${version}.`)
  for (const { file, versions } of keys) {
    const newest = pickNewest(versions, Date.now() - graceMs)
    if (newest === undefined || version >= newest.version)
      throw new BadConfiguration(
        `${file}: version ${version} is in use, or was until 90 seconds ago. Add a newer one with fairground keys rotate ${name}, and wait.`,
      )
  }
  if (name === 'vault') await requireUnused(version, environment)
  for (const { file, versions, replace } of keys) {
    replace(versions.filter(each => each.version !== version))
    print(`${file}: version ${version} removed`)
  }
  return 0
}

const requireUnused = async (version: number, environment: Environment): Promise<void> => {
  const url = readSecretFiles(environment).FAIRGROUND_DATABASE_URL
  if (!url)
    throw new BadConfiguration(
      'FAIRGROUND_DATABASE_URL is not set. Without the database nothing says which values use the version.',
    )
  const database = connect({ url, connections: 1, name: 'keys', onError: () => undefined })
  try {
    const tables = (await countKeyUse(database.db)).get(version)
    if (tables)
      throw new BadConfiguration(
        `Version ${version} has sealed values: ${describeUse(tables)}. Run fairground keys reseal. Jobs and notifications disappear by themselves, jobs within nine days.`,
      )
  } finally {
    await database.close()
  }
}
