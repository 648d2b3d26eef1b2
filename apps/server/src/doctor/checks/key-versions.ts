import { existsSync, readFileSync } from 'node:fs'
import { countKeyUse, describeUse } from '#vault/key-use.ts'
import { getVaultKeyFile, parseVaultKey } from '#vault/vault-keys.ts'
import type { Check } from '../check.ts'
import { fail, ok } from '../finding.ts'

/** A value with a lost version cannot be read. */
export const checkKeyVersions: Check = async ({ config, database }) => {
  const file = getVaultKeyFile(config.keyFolder)
  if (!existsSync(file)) return ok('this folder has no vault.key')
  const { versions } = parseVaultKey(readFileSync(file), file)
  const known = versions.map(({ version }) => version)
  const use = await countKeyUse(database.db)
  const lost = [...use].filter(([version]) => !known.includes(version))
  return lost.length > 0
    ? fail(
        `${lost.map(([version, tables]) => `version ${version} is missing and has sealed ${describeUse(tables)}`).join('; ')}. Restore its line of vault.key from the backup of the key folder.`,
      )
    : ok(`versions ${known.join(', ')}; all values can be opened`)
}
