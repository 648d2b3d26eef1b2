import { hash } from 'node:crypto'
import type { Bytes } from '#encoding/bytes.ts'

/** SHA-256 of the platform. */
export const sha256 = (data: Bytes): Bytes => toBytes(hash('sha256', data, 'binary'))

// A digest as text costs less than one as a buffer. Its own array leaves no view of a shared buffer to the caller.
const toBytes = (digest: string): Bytes => {
  const bytes = new Uint8Array(digest.length)
  for (let at = 0; at < bytes.length; at += 1) bytes[at] = digest.charCodeAt(at)
  return bytes
}
