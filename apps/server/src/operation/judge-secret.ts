/** How long the previous secret stays valid, for calls in flight and other tabs. */
const previousValidMs = 60_000

interface StoredSecret {
  readonly secret_hash: Buffer | null
  readonly previous_secret_hash: Buffer | null
  readonly secret_used: boolean
  /** By the database's clock. */
  readonly renewed_ms: number | null
}

/**
 * `first-use`: the browser has received the present secret. `lost`: the browser never used the present secret, so the
 * response with it was lost. `reused`: a secret that was replaced some time ago, so two parties hold the token.
 */
export type SecretVerdict = 'valid' | 'first-use' | 'lost' | 'reused' | 'unknown'

const areEqual = (a: Buffer | null, b: Buffer | null): boolean =>
  a === null || b === null ? a === b : a.equals(b)

/** Judges the secret of a request that has named the session correctly. */
export const judgeSecret = (stored: StoredSecret, secretHash: Buffer | null): SecretVerdict => {
  // A token from a cookie names no other session, and the first half alone names none.
  if ((stored.secret_hash === null) !== (secretHash === null)) return 'unknown'
  if (areEqual(stored.secret_hash, secretHash))
    return stored.secret_hash === null || stored.secret_used ? 'valid' : 'first-use'
  if (!areEqual(stored.previous_secret_hash, secretHash)) return 'reused'
  if ((stored.renewed_ms ?? 0) < previousValidMs) return 'valid'
  return stored.secret_used ? 'reused' : 'lost'
}
