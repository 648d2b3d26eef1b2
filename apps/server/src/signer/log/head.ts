import { type Bytes, equal, unhex } from '@fairground/fair/encoding/bytes'
import { canonicalJson } from '@fairground/fair/encoding/canonical-json'
import { H2 } from '@fairground/fair/encoding/encode'
import type { LogLine, SignerEntry } from './entries.ts'

/** The head of an empty log. */
export const firstHead: Bytes = new Uint8Array(32)

export const nextHead = (head: Bytes, entry: SignerEntry): Bytes =>
  H2('signer-log', head, canonicalJson(entry))

/** The head of a line that continues the log, or undefined if it does not continue it. */
export const continueHead = (k: number, head: Bytes, line: LogLine): Bytes | undefined => {
  if (line.k !== k + 1) return undefined
  const next = nextHead(head, line.entry)
  return equal(next, unhex(line.head)) ? next : undefined
}
