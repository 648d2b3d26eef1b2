/** Without 0/O and 1/I/L, so that a code can be read aloud and typed; 12 characters make collisions negligible. */
const alphabet = '23456789ABCDEFGHJKMNPQRSTUVWXYZ'
const codeLength = 12

/** Rejection sampling keeps it unbiased: bytes beyond the largest multiple of the alphabet's size are dropped. */
export const makeJoinCode = (randomBytes: (length: number) => Uint8Array): string => {
  const limit = 256 - (256 % alphabet.length)
  let code = ''
  while (code.length < codeLength) {
    for (const byte of randomBytes(codeLength * 2)) {
      if (byte < limit && code.length < codeLength) code += alphabet[byte % alphabet.length]
    }
  }
  return code
}
