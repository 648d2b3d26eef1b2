type FillWithRandom = (bytes: Uint8Array<ArrayBuffer>) => Uint8Array<ArrayBuffer>

const cryptographic: FillWithRandom = bytes => crypto.getRandomValues(bytes)

/** Returns a version 4 UUID. The client creates one per action of the player and reuses it for every retry. */
export const newRequestId = (fillWithRandom: FillWithRandom = cryptographic): string => {
  const hex = [...fillWithRandom(new Uint8Array(16))]
    .map((byte, i) => (i === 6 ? (byte & 0x0f) | 0x40 : i === 8 ? (byte & 0x3f) | 0x80 : byte))
    .map(byte => byte.toString(16).padStart(2, '0'))
    .join('')
  return [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20)].join('-')
}
