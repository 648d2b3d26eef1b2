import { createHash, randomBytes } from 'node:crypto'

/** A secret of 256 bits for a session, an invitation or a challenge. */
export const createToken = (): string => randomBytes(32).toString('base64url')

/** The database stores only digests, so a dump contains no usable token. */
export const digestToken = (token: string): Buffer => createHash('sha256').update(token).digest()
