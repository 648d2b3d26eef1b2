/** A seed made in this browser for one practice draw. */
export const randomSeed = (): Uint8Array => crypto.getRandomValues(new Uint8Array(32))
