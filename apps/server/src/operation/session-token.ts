import { createHash, randomBytes } from 'node:crypto'

/**
 * A session is named by its token or, inside a gateway that has checked it already, by its id. The token of a session in a
 * cookie is `name.secret`: the name stays and the secret is renewed.
 */
export type SessionKey = string | bigint

const tokenPattern = /^([A-Za-z0-9_-]{43})(?:\.([A-Za-z0-9_-]{43}))?$/

export const createTokenPart = (): string => randomBytes(32).toString('base64url')

export const hashTokenPart = (part: string): Buffer => createHash('sha256').update(part).digest()

export interface TokenHashes {
  readonly nameHash: Buffer
  /** Null for a token that is not in a cookie. */
  readonly secretHash: Buffer | null
}

export const toTokenHashes = (token: string): TokenHashes | undefined => {
  const [, name, secret] = tokenPattern.exec(token) ?? []
  if (name === undefined) return undefined
  return { nameHash: hashTokenPart(name), secretHash: secret === undefined ? null : hashTokenPart(secret) }
}

/** The token with another secret. */
export const withSecret = (token: string, secret: string): string => `${token.split('.')[0]}.${secret}`
