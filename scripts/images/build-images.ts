import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../check/command.ts'
import { importBase } from './base.ts'
import { buildah, imagesFolder } from './buildah.ts'
import { contextFolder, prepareContext } from './context.ts'
import { runCommand } from './run-command.ts'
import { getImageName, type ImageBase, type ImageTarget, imageTargets } from './targets.ts'

/** A built image, as .run/images/images.json lists it. */
export interface BuiltImage {
  readonly target: ImageTarget
  readonly name: string
  readonly digest: string
  /** The hashes of the unpacked layers. A repeated build has the same ones; the digest also covers a build id. */
  readonly layers: readonly string[]
  readonly bytes: number
}

export const builtImagesFile = join(imagesFolder, 'images.json')

export const readVersion = (): string =>
  (JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { version: string }).version

export const readCommit = (): Promise<string> => runCommand('git', ['rev-parse', 'HEAD'])

/** Builds the images of these targets and prints how long each step took. */
export const buildImages = async (
  targets: readonly ImageTarget[],
  say: (line: string) => void,
): Promise<readonly BuiltImage[]> => {
  const bases = [...new Set(targets.map(target => imageTargets[target]))]
  const names = new Map<ImageBase, string>()
  for (const base of bases) names.set(base, await timed(`base ${base}`, say, () => importBase(base)))
  await timed('context', say, () => prepareContext(say))
  const version = readVersion()
  const flags = await createFlags(version, names)
  if (bases.includes('node')) flags.push(...(await timed('app', say, () => buildSharedStage(flags))))
  const images: BuiltImage[] = []
  for (const target of targets) {
    const name = getImageName(target, version)
    await timed(target, say, () =>
      buildah('build', ...flags, '--target', target, '--tag', name, contextFolder),
    )
    images.push({ target, name, ...(await inspect(name)) })
  }
  for (const { name, bytes } of images) say(`${name} ${Math.round(bytes / 1e6)} MB`)
  writeFileSync(builtImagesFile, `${JSON.stringify(images, null, 2)}\n`)
  return images
}

/** Builds the stage that most targets start from once, and returns the flags that replace the stage by its image. */
const buildSharedStage = async (flags: readonly string[]): Promise<string[]> => {
  const image = 'localhost/fairground-app'
  await buildah('build', ...flags, '--target', 'app', '--tag', image, contextFolder)
  return ['--build-context', `app=container-image://${image}`]
}

const createFlags = async (version: string, bases: ReadonlyMap<ImageBase, string>): Promise<string[]> => [
  '--quiet',
  '--layers=false',
  '--pull-never',
  // Only this format has health checks.
  '--format',
  'docker',
  '--timestamp',
  await runCommand('git', ['log', '-1', '--format=%ct']),
  '--file',
  join(root, 'deploy', 'Containerfile'),
  '--build-arg',
  `VERSION=${version}`,
  '--build-arg',
  `COMMIT=${await readCommit()}`,
  ...[...bases].flatMap(([base, image]) => ['--build-arg', `${base.toUpperCase()}_IMAGE=${image}`]),
]

const inspect = async (name: string): Promise<Omit<BuiltImage, 'target' | 'name'>> => {
  const { OCIv1 } = JSON.parse(await buildah('inspect', name)) as {
    OCIv1: { rootfs: { diff_ids: string[] } }
  }
  const [image] = JSON.parse(await buildah('images', '--json', name)) as { digest: string; size: string }[]
  const container = await buildah('from', '--pull-never', name)
  const folder = await buildah('mount', container)
  const [bytes = '0'] = (
    await runCommand('du', ['--summarize', '--bytes', '--one-file-system', folder])
  ).split('\t')
  await buildah('rm', container)
  return { digest: image?.digest ?? '', layers: OCIv1.rootfs.diff_ids, bytes: Number(bytes) }
}

const timed = async <T>(name: string, say: (line: string) => void, work: () => Promise<T>): Promise<T> => {
  const started = performance.now()
  const result = await work()
  say(`${name}: ${((performance.now() - started) / 1000).toFixed(1)} s`)
  return result
}
