import { readFileSync, statSync } from 'node:fs'

export interface ReloadedFile<T> {
  /** The content, at most a second old. */
  get(): T
}

/** An unknown version in a forged message must not make a service read files all the time. */
const recheckMs = 1000

/** Reads a file again after it was changed, so that a new key needs no restart. */
export const openReloadedFile = <T>(
  file: string,
  parse: (content: Buffer) => T,
  now: () => number,
): ReloadedFile<T> => {
  let state = getState(file)
  let content = parse(readFileSync(file))
  let checkedAt = now()
  return {
    get() {
      if (now() - checkedAt < recheckMs) return content
      checkedAt = now()
      try {
        const found = getState(file)
        if (found !== state) content = parse(readFileSync(file))
        state = found
      } catch {
        // The service goes on with the keys that it has. The doctor reports an unreadable file.
      }
      return content
    },
  }
}

const getState = (file: string): string => {
  const { ino, size, mtimeMs } = statSync(file)
  return `${ino} ${size} ${mtimeMs}`
}
