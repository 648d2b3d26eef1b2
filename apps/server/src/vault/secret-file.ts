import { randomBytes } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { writeOnce } from '#platform/keys.ts'

/** Reads a secret that only this user can read; creates it on first use. */
export const openSecret = (folder: string, name: string, bytes: number, mayCreate?: boolean): Buffer => {
  const file = join(folder, `${name}.key`)
  if (!existsSync(file)) writeOnce(folder, file, randomBytes(bytes), mayCreate)
  const secret = readFileSync(file)
  if (secret.length !== bytes) throw new Error(`${name}.key does not hold ${bytes} bytes`)
  return secret
}
