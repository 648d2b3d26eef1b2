import { existsSync, readFileSync } from 'node:fs'
import { commandClasses } from '#ledger/command-classes.ts'
import { getLaneKeyFile, parseLaneKeys } from '#ledger/lane/lane-keys.ts'
import { BadConfiguration } from '#platform/bad-configuration.ts'
import { formatKeyLine, type KeyVersion } from '#platform/key-versions/key-lines.ts'
import { replaceKeyFile } from '#platform/key-versions/replace-file.ts'
import { formatVaultKey, getVaultKeyFile, parseVaultKey } from '#vault/vault-keys.ts'
import { UsageError } from '../command.ts'

/** A key file with versions. */
export interface VersionedKey {
  readonly file: string
  readonly versions: readonly KeyVersion[]
  readonly replace: (versions: readonly KeyVersion[]) => void
}

const openVaultKey = (folder: string): VersionedKey[] => {
  const file = getVaultKeyFile(folder)
  if (!existsSync(file)) return []
  const { digestRoot, versions } = parseVaultKey(readFileSync(file), file)
  return [
    {
      file,
      versions,
      replace: changed => replaceKeyFile(file, formatVaultKey({ digestRoot, versions: changed })),
    },
  ]
}

/** The folder of a service holds only the classes that it sends. */
const openLaneKeyFiles = (folder: string): VersionedKey[] =>
  commandClasses
    .map(each => getLaneKeyFile(folder, each))
    .filter(existsSync)
    .map(file => ({
      file,
      versions: parseLaneKeys(readFileSync(file), file),
      replace: changed => replaceKeyFile(file, changed.map(formatKeyLine).join('')),
    }))

export const keySets = { vault: openVaultKey, lane: openLaneKeyFiles } as const
export type KeySetName = keyof typeof keySets

export const readKeySet = (name: string | undefined): KeySetName => {
  if (name !== 'vault' && name !== 'lane') throw new UsageError('name the key: vault or lane')
  return name
}

export const openKeySet = (name: KeySetName, folder: string): readonly VersionedKey[] => {
  const keys = keySets[name](folder)
  if (keys.length === 0)
    throw new BadConfiguration(
      `${folder} holds no ${name} key. Check FAIRGROUND_KEY_FOLDER, or create it with fairground keys init.`,
    )
  return keys
}
