import { type Bytes, concat } from '#encoding/bytes.ts'
import { maxEntryBytes } from './entry.ts'

/** Each entry after its length in two bytes: the entry bundle of C2SP tlog-tiles. */
export const formatBundle = (entries: readonly Bytes[]): Bytes => concat(...entries.flatMap(prefixLength))

function prefixLength(entry: Bytes): [Bytes, Bytes] {
  if (entry.length > maxEntryBytes) throw new Error(`an entry has ${entry.length} bytes`)
  return [Uint8Array.of(entry.length >> 8, entry.length & 0xff), entry]
}

/** Undefined when the last entry is cut off. */
export function parseBundle(bytes: Bytes): Bytes[] | undefined {
  const entries: Bytes[] = []
  let at = 0
  while (at < bytes.length) {
    const end = at + 2 + (((bytes[at] ?? 0) << 8) | (bytes[at + 1] ?? 0))
    if (at + 2 > bytes.length || end > bytes.length) return undefined
    entries.push(bytes.slice(at + 2, end))
    at = end
  }
  return entries
}
