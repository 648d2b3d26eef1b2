import { randomBytes } from 'node:crypto'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import {
  createKeyVersion,
  formatKeyLine,
  keyBytes,
  type KeyVersion,
  parseKeyLines,
  pickNewest,
} from '#platform/key-versions/key-lines.ts'
import { openReloadedFile } from '#platform/key-versions/reloaded-file.ts'
import { writeOnce } from '#platform/keys.ts'

/** The root keys of the vault. */
export interface VaultKeys {
  /** Digests are compared for ever, so their key has no versions. */
  readonly digestRoot: Buffer
  /** The version for new values. */
  newest(): KeyVersion
  find(version: number): Buffer | undefined
}

/** The content of vault.key. */
export interface VaultKeyFile {
  readonly digestRoot: Buffer
  readonly versions: readonly KeyVersion[]
}

const digestLine = /^digest ([0-9a-f]{64})$/

/** A line `digest <64 hex digits>`, then one line per version. Older files hold only the 32 bytes of version 1. */
export const parseVaultKey = (content: Buffer, file: string): VaultKeyFile => {
  if (content.length === keyBytes)
    return { digestRoot: content, versions: [{ version: 1, secret: content, usedFrom: 0 }] }
  const [first = '', ...rest] = content.toString().split('\n')
  const digestRoot = digestLine.exec(first)?.[1]
  if (!digestRoot) throw new Error(`${file} does not start with the line "digest <64 hex digits>"`)
  const versions = parseKeyLines(
    rest.filter(line => line !== ''),
    file,
  )
  if (versions.length === 0) throw new Error(`${file} holds no version`)
  return { digestRoot: Buffer.from(digestRoot, 'hex'), versions }
}

export const formatVaultKey = ({ digestRoot, versions }: VaultKeyFile): string =>
  `digest ${digestRoot.toString('hex')}\n${versions.map(formatKeyLine).join('')}`

export const getVaultKeyFile = (folder: string): string => join(folder, 'vault.key')

/** Opens the key file and creates it where the mode allows it. A new version is found without a restart. */
export const openVaultKeys = (
  folder: string,
  mayCreate?: boolean,
  now: () => number = Date.now,
): VaultKeys => {
  const file = getVaultKeyFile(folder)
  const created = { digestRoot: randomBytes(keyBytes), versions: [createKeyVersion(1)] }
  if (!existsSync(file)) writeOnce(folder, file, formatVaultKey(created), mayCreate)
  const keys = openReloadedFile(file, content => parseVaultKey(content, file), now)
  return {
    digestRoot: keys.get().digestRoot,
    newest: () => pickNewest(keys.get().versions, now())!,
    find: version => keys.get().versions.find(key => key.version === version)?.secret,
  }
}
