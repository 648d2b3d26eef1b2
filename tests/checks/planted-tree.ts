import { copyFileSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { root } from '@fairground/scripts/check/command.ts'

const workspaces = [
  'packages/fair',
  'packages/rules',
  'packages/contract',
  'packages/client',
  'packages/database',
  'packages/testkit',
  'apps/server',
  'apps/site',
]

/** Writes the given files into a temporary tree with the layout of this repository. */
export const plantTree = (
  files: Readonly<Record<string, string>>,
): { folder: string; remove: () => void } => {
  const folder = mkdtempSync(join(tmpdir(), 'fairground-planted-'))
  const write = (path: string, text: string): void => {
    mkdirSync(join(folder, dirname(path)), { recursive: true })
    writeFileSync(join(folder, path), text)
  }
  copyFileSync(join(root, 'tsconfig.base.json'), join(folder, 'tsconfig.base.json'))
  mkdirSync(join(folder, 'node_modules/@fairground'), { recursive: true })
  for (const workspace of workspaces) {
    const name = workspace.replace(/^.*\//, '')
    const manifest = { name: `@fairground/${name}`, type: 'module', exports: { './*': './src/*.ts' } }
    write(`${workspace}/package.json`, JSON.stringify({ ...manifest, imports: { '#*': './src/*' } }))
    symlinkSync(join(folder, workspace), join(folder, 'node_modules/@fairground', name))
  }
  for (const [path, text] of Object.entries(files)) write(path, text)
  return { folder, remove: () => rmSync(folder, { recursive: true, force: true }) }
}
