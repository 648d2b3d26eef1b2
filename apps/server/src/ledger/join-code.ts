/** No 0/O, 1/I/L: a code that can be read aloud and typed, and long enough that no two purchases share one. */
const letters = '23456789ABCDEFGHJKMNPQRSTUVWXYZ'
const codeLength = 12

/** Unbiased: bytes beyond the largest multiple of the alphabet are thrown away. */
export const makeJoinCode = (randomBytes: (length: number) => Uint8Array): string => {
  const limit = 256 - (256 % letters.length)
  let code = ''
  while (code.length < codeLength) {
    for (const byte of randomBytes(codeLength * 2)) {
      if (byte < limit && code.length < codeLength) code += letters[byte % letters.length]
    }
  }
  return code
}
