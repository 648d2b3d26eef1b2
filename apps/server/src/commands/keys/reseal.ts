import { parseArgs } from 'node:util'
import { connect } from '@fairground/database/connect'
import { BadConfiguration } from '#platform/bad-configuration.ts'
import { readKeyFolder } from '#platform/keys.ts'
import { readOwnerUrl } from '#production/owner-url.ts'
import { resealAll } from '#vault/reseal.ts'
import { openVaultKeys } from '#vault/vault-keys.ts'
import { createVault } from '#vault/vault.ts'
import { type Command, UsageError } from '../command.ts'
import { openKeySet } from './key-sets.ts'

const options = { batch: { type: 'string', default: '200' } } as const

export const resealValues: Command['run'] = async (args, { environment, print }) => {
  const { values } = parseArgs({ args: [...args], options })
  const batch = Number(values.batch)
  if (!Number.isInteger(batch) || batch < 1)
    throw new UsageError(`--batch is not a number of rows: ${values.batch}`)
  const folder = readKeyFolder(environment)
  const [key] = openKeySet('vault', folder)
  const keys = openVaultKeys(folder, false)
  const newest = keys.newest().version
  const last = key?.versions.at(-1)
  if (last && last.version !== newest)
    throw new BadConfiguration(
      `Version ${last.version} is used from ${new Date(last.usedFrom).toISOString()}. Run the command after that time.`,
    )
  const url = readOwnerUrl(environment)
  const database = connect({ url, connections: 1, name: 'keys reseal', onError: () => undefined })
  try {
    const total = await resealAll({
      db: database.db,
      vault: createVault(keys),
      newest,
      batch,
      onProgress: ({ operator, table, done }) => print(`${operator} ${table} ${done}`),
    })
    print(`${total} values sealed with version ${newest}`)
    return 0
  } finally {
    await database.close()
  }
}
