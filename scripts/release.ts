import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { parseArgs } from 'node:util'
import { root } from './check/command.ts'
import { buildImages, type BuiltImage, readCommit, readVersion } from './images/build-images.ts'
import { contextFolder, installDependencies, prepareContext } from './images/context.ts'
import { runCommand } from './images/run-command.ts'
import { imageTargetNames } from './images/targets.ts'
import { buildPackage } from './packages/build-package.ts'
import { publishedPackages } from './packages/published.ts'
import { createArchive } from './release/archive.ts'
import { createRegister, formatSums } from './release/register.ts'
import { findReleaseNotes } from './release/release-notes.ts'
import { createSbom } from './release/sbom.ts'

const help = `npm run release [-- --without-images] [--trial]

Builds everything of a release from the current commit into .run/release: packages, archive, list of dependencies
(CycloneDX), compose file, notes, checksums, and the register with the hash of each of them and of every image.

  --without-images   for machines without buildah; the register then lists no images
  --trial            accepts changed files and a version without notes in CHANGELOG.md`

const main = async (): Promise<number> => {
  const { values } = parseArgs({
    options: {
      'without-images': { type: 'boolean', default: false },
      trial: { type: 'boolean', default: false },
      help: { type: 'boolean', default: false },
    },
  })
  if (values.help) return say(help, 0)
  const changed = await runCommand('git', ['status', '--porcelain'])
  if (changed !== '' && !values.trial) return say(`Commit these changes first:\n${changed}`, 1)
  const version = readVersion()
  const notes = values.trial
    ? ''
    : findReleaseNotes(readFileSync(join(root, 'CHANGELOG.md'), 'utf8'), version)
  const seconds = await runCommand('git', ['log', '-1', '--format=%ct'])
  const releasedAt = new Date(Number(seconds) * 1000).toISOString()
  const folder = join(root, '.run', 'release')
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(folder, { recursive: true })
  const print = (line: string) => void say(line, 0)

  let images: readonly BuiltImage[] = []
  if (values['without-images']) await prepareContext(print)
  else images = await buildImages(imageTargetNames, print)
  const files = [await createArchive(folder, `fairground-${version}`, seconds)]
  const add = (name: string, text: string): void => {
    writeFileSync(join(folder, name), text)
    files.push(join(folder, name))
  }
  for (const name of publishedPackages) {
    const tarball = await buildPackage(name)
    cpSync(tarball, join(folder, basename(tarball)))
    files.push(join(folder, basename(tarball)))
  }
  add(
    `fairground-${version}.cdx.json`,
    await createSbom(await installDependencies(join(contextFolder, 'app')), releasedAt),
  )
  add('compose.yaml', readFileSync(join(root, 'deploy', 'compose.yaml'), 'utf8'))
  if (notes) add('NOTES.md', notes)
  const register = await createRegister({ version, commit: await readCommit(), releasedAt, images }, files)
  writeFileSync(join(folder, 'SHA256SUMS'), formatSums(register))
  writeFileSync(join(folder, 'register.json'), `${JSON.stringify(register, null, 2)}\n`)
  return say(`${formatSums(register)}release ${version} of ${releasedAt} is in .run/release`, 0)
}

const say = (text: string, code: number): number => {
  console.log(text)
  return code
}

process.exitCode = await main()
