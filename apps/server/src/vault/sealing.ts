import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto'

const nonceBytes = 12
const tagBytes = 16

/** AES-256-GCM with `belongsTo` as associated data, so that a ciphertext moved to another row does not decrypt there. */
export const sealBytes = (key: Uint8Array, belongsTo: string, plain: Uint8Array): Buffer => {
  const nonce = randomBytes(nonceBytes)
  const cipher = createCipheriv('aes-256-gcm', key, nonce).setAAD(Buffer.from(belongsTo))
  return Buffer.concat([nonce, cipher.update(plain), cipher.final(), cipher.getAuthTag()])
}

/** Throws if the key or `belongsTo` differs, or if the ciphertext was altered. */
export const openBytes = (key: Uint8Array, belongsTo: string, sealed: Uint8Array): Buffer => {
  if (sealed.length < nonceBytes + tagBytes) throw new Error('the ciphertext is too short')
  const tagAt = sealed.length - tagBytes
  const decipher = createDecipheriv('aes-256-gcm', key, sealed.subarray(0, nonceBytes))
    .setAAD(Buffer.from(belongsTo))
    .setAuthTag(sealed.subarray(tagAt))
  return Buffer.concat([decipher.update(sealed.subarray(nonceBytes, tagAt)), decipher.final()])
}
