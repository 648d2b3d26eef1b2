import { ed25519 } from '@noble/curves/ed25519.js'
import type { Bytes } from '#encoding/bytes.ts'

/** A secret key is the 32-byte seed of RFC 8032, which Node and OpenSSL call the raw key. */
export const getPublicKey = (secretKey: Bytes): Bytes => ed25519.getPublicKey(secretKey)

export const sign = (secretKey: Bytes, hash: Bytes): Bytes => ed25519.sign(hash, secretKey)

export function verify(publicKey: Bytes, hash: Bytes, signature: Bytes): boolean {
  try {
    // Strict verification: every implementation of RFC 8032 gives the same verdict.
    return ed25519.verify(signature, hash, publicKey, { zip215: false })
  } catch {
    return false
  }
}
