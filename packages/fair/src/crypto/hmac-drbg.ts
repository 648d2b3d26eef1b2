import { hmac } from '@noble/hashes/hmac.js'
import { sha256 } from '@noble/hashes/sha2.js'
import { type Bytes, concat } from '#encoding/bytes.ts'

const none = new Uint8Array(0)
const outputLength = 32

/** HMAC_DRBG with SHA-256, SP 800-90A section 10.1.2, without reseeding: deterministic for its inputs. */
export class HmacDrbg {
  #key: Bytes = new Uint8Array(outputLength)
  #value: Bytes = new Uint8Array(outputLength).fill(1)

  constructor(entropy: Bytes, nonce: Bytes, personalisation: Bytes = none) {
    this.#update(concat(entropy, nonce, personalisation))
  }

  generate(length: number): Bytes {
    const out = new Uint8Array(length)
    for (let at = 0; at < length; at += outputLength) {
      this.#value = hmac(sha256, this.#key, this.#value)
      out.set(this.#value.subarray(0, length - at), at)
    }
    this.#update(none)
    return out
  }

  #update(provided: Bytes): void {
    for (const round of provided.length === 0 ? [0] : [0, 1]) {
      this.#key = hmac(sha256, this.#key, concat(this.#value, Uint8Array.of(round), provided))
      this.#value = hmac(sha256, this.#key, this.#value)
    }
  }
}
