import { createHash } from 'node:crypto'
import { connect } from '@fairground/database/connect'
import type { KeyVersion } from '#platform/key-versions/key-lines.ts'
import { readKeyFolder } from '#platform/keys.ts'
import { readSecretFiles } from '#platform/secret-files.ts'
import { countKeyUse, describeUse, type KeyUse } from '#vault/key-use.ts'
import type { Command } from '../command.ts'
import { keySets } from './key-sets.ts'

export const listKeys: Command['run'] = async (_, { environment, print }) => {
  const folder = readKeyFolder(environment)
  const url = readSecretFiles(environment).FAIRGROUND_DATABASE_URL
  const use = url ? await readUse(url) : undefined
  for (const { file, versions } of keySets.vault(folder))
    for (const version of versions)
      print(
        `${describe(file, version)}${use ? `, values: ${describeUse(use.get(version.version)) || 'none'}` : ''}`,
      )
  for (const { file, versions } of keySets.lane(folder))
    for (const version of versions) print(describe(file, version))
  return 0
}

const describe = (file: string, { version, secret, usedFrom }: KeyVersion): string => {
  const fingerprint = createHash('sha256').update(secret).digest('hex').slice(0, 16)
  return `${file}: version ${version}, ${fingerprint}${usedFrom === 0 ? '' : `, used from ${new Date(usedFrom).toISOString()}`}`
}

const readUse = async (url: string): Promise<KeyUse> => {
  const database = connect({ url, connections: 1, name: 'keys', onError: () => undefined })
  try {
    return await countKeyUse(database.db)
  } finally {
    await database.close()
  }
}
