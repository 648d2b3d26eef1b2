import { cpSync, globSync, mkdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { root, runCommand, runTool } from '../check/command.ts'
import { type PublishedPackage, readManifest, toPublishedManifest } from './published.ts'

export const packagesFolder = join(root, '.run', 'packages')

/** Compiles a package to JavaScript with declarations and returns the path of its tarball. */
export const buildPackage = async (name: PublishedPackage): Promise<string> => {
  const source = join(root, 'packages', name)
  // Inside the repository, so that the compiler finds the dependencies. `source` must not be packed.
  const folder = join(packagesFolder, name)
  const copy = join(folder, 'source')
  rmSync(folder, { recursive: true, force: true })
  const files = globSync('{src,cli}/**/*.ts', { cwd: source }).filter(file => !isTest(file))
  for (const file of files) write(join(copy, file), withJsImports(readFileSync(join(source, file), 'utf8')))
  cpSync(join(source, 'package.json'), join(copy, 'package.json'))
  write(join(copy, 'tsconfig.json'), JSON.stringify(compilerSettings(source)))
  linkBuilt(name, folder)
  await need(runTool('tsc', ['--pretty', 'false', '-p', join(copy, 'tsconfig.json')]))
  rmSync(copy, { recursive: true })
  const { node } = (
    JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { engines: { node: string } }
  ).engines
  const manifest = toPublishedManifest(readManifest(source), node)
  write(join(folder, 'package.json'), `${JSON.stringify(manifest, null, 2)}\n`)
  cpSync(join(source, 'README.md'), join(folder, 'README.md'))
  for (const file of ['LICENSE', 'NOTICE']) cpSync(join(root, file), join(folder, file))
  const packed = await need(
    runCommand('npm', ['pack', '--silent', '--pack-destination', packagesFolder], folder),
  )
  return join(packagesFolder, packed.trim().split('\n').at(-1)!)
}

/** The compiler then checks later packages against the declarations of this one instead of its sources. */
const linkBuilt = (name: string, folder: string): void => {
  const link = join(packagesFolder, 'node_modules', '@fairground', name)
  mkdirSync(dirname(link), { recursive: true })
  rmSync(link, { force: true })
  symlinkSync(folder, link)
}

const isTest = (file: string): boolean => /\.test(-support)?\.ts$/.test(file)

/** The compiler does not rewrite imports through the `imports` of package.json, so the copy has the final names. */
export const withJsImports = (text: string): string =>
  text.replaceAll(/(?<=\b(?:from |import )'[.#][^']+|\bimport\('[.#][^']+)\.ts(?=')/g, '.js')

const compilerSettings = (source: string): object => ({
  extends: join(source, globSync('tsconfig.test.json', { cwd: source })[0] ?? 'tsconfig.json'),
  compilerOptions: {
    noEmit: false,
    declaration: true,
    allowImportingTsExtensions: false,
    rootDir: '.',
    outDir: '..',
  },
  include: ['src', 'cli'],
  // By default, everything below the output folder is excluded, and the copy is there.
  exclude: [],
})

const write = (file: string, text: string): void => {
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, text)
}

const need = async (running: ReturnType<typeof runCommand>): Promise<string> => {
  const { ok, output } = await running
  if (!ok) throw new Error(output)
  return output
}
