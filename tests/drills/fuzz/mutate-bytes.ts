import type { SeededRandom } from '#support/seeded-random.ts'

/** Bytes at which encodings change their meaning: lengths, signs, types of msgpack, quotes and line ends. */
const special = [
  0, 1, 0x7f, 0x80, 0x91, 0xc1, 0xc4, 0xc6, 0xc9, 0xd4, 0xdc, 0xdd, 0xdf, 0xff, 0x22, 0x7b, 0x0a,
]

const changes: readonly ((bytes: Buffer, random: SeededRandom) => Buffer)[] = [
  (bytes, random) => {
    bytes[random.below(Math.max(1, bytes.length))]! ^= 1 << random.below(8)
    return bytes
  },
  (bytes, random) => {
    bytes[random.below(Math.max(1, bytes.length))] = special[random.below(special.length)]!
    return bytes
  },
  (bytes, random) => bytes.subarray(0, random.below(bytes.length + 1)),
  (bytes, random) => {
    const at = random.below(bytes.length + 1)
    const more = Buffer.from(Array.from({ length: 1 + random.below(8) }, () => random.below(256)))
    return Buffer.concat([bytes.subarray(0, at), more, bytes.subarray(at)])
  },
  (bytes, random) => {
    const from = random.below(bytes.length + 1)
    const piece = bytes.subarray(from, from + 1 + random.below(64))
    return Buffer.concat([
      bytes.subarray(0, from),
      ...Array.from({ length: 1 + random.below(20) }, () => piece),
      bytes.subarray(from),
    ])
  },
  (bytes, random) => {
    const from = random.below(bytes.length + 1)
    return Buffer.concat([bytes.subarray(0, from), bytes.subarray(from + 1 + random.below(16))])
  },
]

/** Changes a copy of the bytes at one to four places. */
export const mutateBytes = (bytes: Uint8Array, random: SeededRandom): Buffer => {
  let changed: Buffer = Buffer.from(bytes)
  for (let left = 1 + random.below(4); left > 0; left--)
    changed = changes[random.below(changes.length)]!(changed, random)
  return changed
}

export const randomBytes = (random: SeededRandom, max: number): Buffer =>
  Buffer.from(Array.from({ length: random.below(max) }, () => random.below(256)))
