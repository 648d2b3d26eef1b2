import { createHash } from 'node:crypto'
import {
  cpSync,
  existsSync,
  globSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { dirname, join } from 'node:path'
import { buildConsole, consoleFolder } from '../build/console.ts'
import { buildSite, siteFolder } from '../build/site.ts'
import { root } from '../check/command.ts'
import { imagesFolder } from './buildah.ts'
import { runCommand } from './run-command.ts'

export const contextFolder = join(imagesFolder, 'context')

/** The server and the packages that it imports. */
const workspaces = [
  'packages/contract',
  'packages/database',
  'packages/fair',
  'packages/operator-client',
  'packages/places',
  'packages/rules',
  'apps/server',
]

/** Copies sources, built site, built console and production dependencies of the lock file to the context of deploy/Containerfile. */
export const prepareContext = async (say: (line: string) => void): Promise<void> => {
  await buildSite(say)
  await buildConsole(say)
  rmSync(contextFolder, { recursive: true, force: true })
  const app = join(contextFolder, 'app')
  copySources(app)
  writeManifests(app)
  const dependencies = await installDependencies(app)
  await runCommand('cp', ['-al', join(dependencies, 'node_modules'), app])
  // Only the migration runs dbmate, and its program is large.
  move(join(app, 'node_modules', '@dbmate'), join(contextFolder, 'migrate', 'node_modules', '@dbmate'))
  cpSync(siteFolder, join(contextFolder, 'site'), { recursive: true })
  cpSync(consoleFolder, join(contextFolder, 'console'), { recursive: true })
  for (const file of globSync('apps/control/{__main__.py,control/**/*.py,fd1/**/*.py,fd2/**/*.py}', {
    cwd: root,
  }))
    copy(join(root, file), join(contextFolder, file.replace('apps/control', 'control')))
}

/** Installs into a folder named after the lock file and the manifests, because npm ci takes longer than the rest. */
export const installDependencies = async (app: string): Promise<string> => {
  const files = globSync('{package*.json,.npmrc,{packages,apps}/*/package.json}', { cwd: app }).toSorted()
  const hash = createHash('sha256')
  for (const file of files) hash.update(readFileSync(join(app, file)))
  const folder = join(imagesFolder, 'dependencies', hash.digest('hex').slice(0, 16))
  if (existsSync(folder)) return folder
  const partial = `${folder}.partial`
  rmSync(partial, { recursive: true, force: true })
  for (const file of files) copy(join(app, file), join(partial, file))
  await runCommand('npm', ['ci', '--omit=dev', '--prefer-offline'], { cwd: partial })
  renameSync(partial, folder)
  return folder
}

const isTest = (file: string): boolean =>
  /\.test(-support)?\.tsx?$/.test(file) || /\/src\/testing\//.test(file)

const copySources = (app: string): void => {
  const patterns = [
    ...workspaces.map(folder => `${folder}/{src,migrations}/**/*.{ts,json,sql,txt}`),
    // The texts that operators translate.
    'apps/site/src/text/**/*.json',
  ]
  const files = globSync(patterns, { cwd: root }).filter(file => !isTest(file))
  for (const file of [...files, 'deploy/health-check.ts', 'LICENSE', 'NOTICE', '.npmrc', 'package-lock.json'])
    copy(join(root, file), join(app, file))
}

/** Without other workspaces and development dependencies, npm installs only what the server needs. */
const writeManifests = (app: string): void => {
  for (const folder of workspaces) writeManifest(folder, app, {})
  writeManifest('.', app, { workspaces })
}

const writeManifest = (folder: string, app: string, change: object): void => {
  const file = join(folder, 'package.json')
  const {
    devDependencies: _,
    scripts: __,
    ...manifest
  } = JSON.parse(readFileSync(join(root, file), 'utf8')) as Record<string, unknown>
  writeFileSync(join(app, file), `${JSON.stringify({ ...manifest, ...change }, null, 2)}\n`)
}

const copy = (from: string, to: string): void => {
  mkdirSync(dirname(to), { recursive: true })
  cpSync(from, to)
}

const move = (from: string, to: string): void => {
  mkdirSync(dirname(to), { recursive: true })
  renameSync(from, to)
}
