import { readFileSync, statSync } from 'node:fs'

/** Rereads the file when it changes, so that a new build is served without a restart. */
export const createFileReader = (file: string) => {
  let cached = { changed: 0, text: '' }
  return (): string => {
    const changed = statSync(file).mtimeMs
    if (changed !== cached.changed) cached = { changed, text: readFileSync(file, 'utf8') }
    return cached.text
  }
}
