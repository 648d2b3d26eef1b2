import { hex } from '@fairground/fair/encoding/bytes'
import { canonicalHash } from '@fairground/fair/encoding/canonical-json'

/** The hash of a version of a game's terms, which players and auditors can compute again. */
export const hashVersion = (terms: object): Uint8Array => canonicalHash(toPlain(terms))

export const hashVersionHex = (terms: object): string => hex(canonicalHash(toPlain(terms)))

/** Terms as JSON has them, without undefined fields. */
const toPlain = (terms: object): unknown => JSON.parse(JSON.stringify(terms))
