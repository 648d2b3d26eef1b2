import { copyFileSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { listFiles } from './manifest.ts'

const onlyOwner = { mode: 0o600 }

/** Copies a tree. A file that a service removes meanwhile is left out. Returns the number of files. */
export const copyTree = (from: string, to: string): number => {
  if (!existsSync(from)) return 0
  const files = listFiles(from)
  return files.filter(path => copyFile(join(from, path), join(to, path))).length
}

/** Returns false if there is no such file. */
export const copyFile = (from: string, to: string): boolean => {
  mkdirSync(dirname(to), { recursive: true, mode: 0o700 })
  try {
    copyFileSync(from, to)
    return true
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return false
    throw error
  }
}

/** The signer may be writing its last line, which then is not part of the copy. */
export const copyWholeLines = (from: string, to: string): boolean => {
  if (!existsSync(from)) return false
  mkdirSync(dirname(to), { recursive: true, mode: 0o700 })
  const content = readFileSync(from)
  writeFileSync(to, content.subarray(0, content.lastIndexOf('\n') + 1), onlyOwner)
  return true
}
