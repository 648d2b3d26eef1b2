import { readFileSync } from 'node:fs'
import { join } from 'node:path'

/** The packages for npm, each after those that it depends on. */
export const publishedPackages = ['contract', 'client', 'operator-client', 'fair'] as const
export type PublishedPackage = (typeof publishedPackages)[number]

/** The parts of a package.json that the published one keeps or replaces. */
export interface Manifest {
  readonly name: string
  readonly version: string
  readonly license: string
  readonly description?: string
  readonly bin?: Readonly<Record<string, string>>
  readonly dependencies?: Readonly<Record<string, string>>
}

export const readManifest = (folder: string): Manifest =>
  JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as Manifest

/** In the repository, packages run from their TypeScript sources. Node refuses to do that below node_modules. */
export const toPublishedManifest = (
  { name, version, license, description, bin, dependencies }: Manifest,
  node: string,
): object => ({
  name,
  version,
  ...(description !== undefined && { description }),
  license,
  type: 'module',
  engines: { node },
  ...(bin && { bin: Object.fromEntries(Object.entries(bin).map(([key, file]) => [key, toJs(file)])) }),
  exports: { './*': { types: './src/*.d.ts', default: './src/*.js' } },
  imports: { '#*': './src/*' },
  ...(dependencies && { dependencies }),
})

const toJs = (file: string): string => file.replace(/\.ts$/, '.js')
