import { sha256 } from '@noble/hashes/sha2.js'
import { hex, utf8 } from '#encoding/bytes.ts'

/** The name under which a mirror serves a log: C2SP tlog-mirror. */
export const originHash = (origin: string): string => hex(sha256(utf8(origin)))
