import { execFileSync } from 'node:child_process'
import { lstatSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { ProjectFile } from './project-file.ts'

/** Reads every file that git tracks, and every new file that is not ignored. */
export const readProject = (root: string): ProjectFile[] => {
  const listed = execFileSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 1 << 26,
  })
  return [...new Set(listed.split('\0'))].flatMap(path => (path === '' ? [] : read(root, path)))
}

const read = (root: string, path: string): ProjectFile[] => {
  const stat = lstatSync(join(root, path), { throwIfNoEntry: false })
  if (!stat?.isFile()) return []
  const bytes = readFileSync(join(root, path))
  return bytes.includes(0) ? [{ path, text: '', binary: true }] : [{ path, text: bytes.toString('utf8') }]
}
