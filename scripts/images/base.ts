import { existsSync, mkdirSync, renameSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../check/command.ts'
import { buildah, imagesFolder } from './buildah.ts'
import { runCommand } from './run-command.ts'
import type { ImageBase } from './targets.ts'

const suite = 'bookworm'

/** What the programs need besides Debian's essential packages. */
const packages: Readonly<Record<ImageBase, string>> = {
  node: 'libstdc++6',
  python: 'python3,ca-certificates',
}

const excluded = ['doc', 'man', 'info', 'locale'].map(
  folder => `--dpkgopt=path-exclude=/usr/share/${folder}/*`,
)

/** The start of Debian 12. Equal packages give an equal archive. */
const sourceDateEpoch = '1686355200'

export const getBaseImage = (base: ImageBase): string => `localhost/fairground-base-${base}`

/** Imports a Debian with Node 24 or Python as an image. The archive is kept in .run/images. */
export const importBase = async (base: ImageBase): Promise<string> => {
  const image = getBaseImage(base)
  const archive = await createArchive(base)
  const container = await buildah('from', 'scratch')
  await buildah('add', '--quiet', container, archive, '/')
  if (base === 'node')
    await buildah('copy', '--quiet', '--chmod', '0755', container, await findNode(), '/usr/local/bin/node')
  await buildah('config', '--env', 'PATH=/usr/local/bin:/usr/bin:/bin', container)
  await buildah('commit', '--quiet', '--rm', '--timestamp', sourceDateEpoch, container, image)
  return image
}

const createArchive = async (base: ImageBase): Promise<string> => {
  const archive = join(imagesFolder, `${suite}-${base}.tar`)
  if (existsSync(archive)) return archive
  mkdirSync(imagesFolder, { recursive: true })
  const partial = `${archive}.partial.tar`
  const copyright = '--dpkgopt=path-include=/usr/share/doc/*/copyright'
  const flags = ['--quiet', '--variant=essential', ...excluded, copyright, `--include=${packages[base]}`]
  await runCommand('mmdebstrap', [...flags, suite, partial], {
    environment: { SOURCE_DATE_EPOCH: sourceDateEpoch },
  })
  renameSync(partial, archive)
  return archive
}

/** The program of the npm package `node`, which .ci/run also installs. */
const findNode = async (): Promise<string> => {
  const inTools = join(root, '.tools', 'node_modules', 'node', 'bin', 'node')
  if (existsSync(inTools)) return inTools
  const folder = join(imagesFolder, 'node')
  const file = join(folder, 'node_modules', 'node', 'bin', 'node')
  if (!existsSync(file))
    await runCommand('npm', ['install', '--prefix', folder, '--ignore-scripts=false', 'node@24'])
  return file
}
