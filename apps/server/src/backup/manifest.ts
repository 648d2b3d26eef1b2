import { createHash } from 'node:crypto'
import { createReadStream, existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { join, relative } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { BadConfiguration } from '#platform/bad-configuration.ts'

export const manifestName = 'manifest.json'
export const dumpName = 'database.dump'
const format = 1

export interface BackedUpFile {
  /** Below the folder of the backup. */
  readonly path: string
  readonly bytes: number
  readonly sha256: string
}

/** The newest journal of an operator in the dump. */
export interface LedgerHead {
  readonly operator: number
  readonly journal: string
  readonly hash: string
}

export interface Manifest {
  readonly format: number
  readonly release: string
  readonly startedAt: string
  readonly schema: string
  readonly heads: readonly LedgerHead[]
  readonly files: readonly BackedUpFile[]
}

export const createManifest = (facts: Omit<Manifest, 'format'>): Manifest => ({ format, ...facts })

export const readManifest = (folder: string): Manifest => {
  const file = join(folder, manifestName)
  if (!existsSync(file))
    throw new BadConfiguration(`${file} does not exist: it is not a backup, or one that was interrupted.`)
  const manifest = JSON.parse(readFileSync(file, 'utf8')) as Manifest
  if (manifest.format !== format)
    throw new BadConfiguration(`${file} has format ${manifest.format}. This release reads ${format}.`)
  return manifest
}

/** Every file below the folder except the manifest, in a stable order. */
export const listFiles = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter(entry => entry.isFile())
    .map(entry => relative(folder, join(entry.parentPath, entry.name)))
    .filter(path => path !== manifestName)
    .toSorted()

export const describeFile = async (folder: string, path: string): Promise<BackedUpFile> => {
  const hash = createHash('sha256')
  await pipeline(createReadStream(join(folder, path)), hash)
  return { path, bytes: statSync(join(folder, path)).size, sha256: hash.digest('hex') }
}
