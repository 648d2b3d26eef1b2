import { createHash } from 'node:crypto'
import { globSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { root } from '../check/command.ts'
import type { BuiltImage } from '../images/build-images.ts'
import { runCommand } from '../images/run-command.ts'

export interface Register {
  readonly version: string
  readonly commit: string
  readonly releasedAt: string
  readonly node: string
  /** The newest migration. */
  readonly schema: string
  /** Git's hash of each part of the sources. */
  readonly sources: Readonly<Record<string, string>>
  readonly files: readonly { readonly name: string; readonly bytes: number; readonly sha256: string }[]
  readonly images: readonly BuiltImage[]
}

export const describeFile = (file: string): Register['files'][number] => {
  const content = readFileSync(file)
  const sha256 = createHash('sha256').update(content).digest('hex')
  return { name: basename(file), bytes: content.length, sha256 }
}

/** The hash of every part of a release, for regulators, test laboratories and operators who compare what they run. */
export const createRegister = async (
  release: Pick<Register, 'version' | 'commit' | 'releasedAt' | 'images'>,
  files: readonly string[],
): Promise<Register> => {
  const { images, ...about } = release
  const migrations = globSync('packages/database/migrations/*.sql', { cwd: root }).toSorted()
  return {
    ...about,
    node: process.version,
    schema: basename(migrations.at(-1) ?? '', '.sql'),
    sources: await hashSources(),
    files: files.map(describeFile).toSorted((a, b) => (a.name < b.name ? -1 : 1)),
    images,
  }
}

const hashSources = async (): Promise<Record<string, string>> => {
  const folders = globSync('{apps,packages}/*/', { cwd: root })
  const paths = [...folders.map(folder => join(folder)), 'deploy', 'package-lock.json'].toSorted()
  const hashes = await Promise.all(
    paths.map(path => runCommand('git', ['rev-parse', `HEAD:${path.replace(/\/$/, '')}`])),
  )
  return Object.fromEntries(paths.map((path, i) => [path.replace(/\/$/, ''), hashes[i]!]))
}

/** The format of `sha256sum --check`. */
export const formatSums = ({ files }: Register): string =>
  files.map(({ name, sha256 }) => `${sha256}  ${name}\n`).join('')
