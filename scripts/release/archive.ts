import { cpSync, mkdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../check/command.ts'
import { contextFolder } from '../images/context.ts'
import { runCommand } from '../images/run-command.ts'

/** Packs server, site, console, control system, deployment files and documents for machines without containers. */
export const createArchive = async (folder: string, name: string, seconds: string): Promise<string> => {
  const files = join(folder, name)
  rmSync(files, { recursive: true, force: true })
  await runCommand('cp', ['-al', join(contextFolder, 'app'), files])
  await runCommand('cp', [
    '-al',
    join(contextFolder, 'migrate', 'node_modules', '@dbmate'),
    join(files, 'node_modules'),
  ])
  for (const application of ['site', 'console']) {
    mkdirSync(join(files, 'apps', application), { recursive: true })
    await runCommand('cp', [
      '-al',
      join(contextFolder, application),
      join(files, 'apps', application, 'dist'),
    ])
  }
  await runCommand('cp', ['-al', join(contextFolder, 'control'), join(files, 'apps', 'control')])
  for (const source of ['deploy', 'docs', 'CHANGELOG.md', 'README.md'])
    cpSync(join(root, source), join(files, source), { recursive: true })
  const archive = join(folder, `${name}.tar.gz`)
  // Equal content gives an equal archive.
  const flags = ['--sort=name', `--mtime=@${seconds}`, '--owner=0', '--group=0', '--numeric-owner']
  await runCommand('tar', ['-C', folder, ...flags, '--use-compress-program=gzip -n', '-cf', archive, name])
  rmSync(files, { recursive: true })
  return archive
}
