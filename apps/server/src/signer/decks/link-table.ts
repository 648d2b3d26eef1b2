import { chainStep, stepBack } from '@fairground/fair/crypto/hash-chain'
import type { Bytes } from '@fairground/fair/encoding/bytes'

const linkBytes = 32
/** Every so many links one is kept; those between are computed from it. */
const blockSize = 1000

export const linkTableBytes = (length: number): number => (Math.ceil(length / blockSize) + 1) * linkBytes

/** Every thousandth link of a chain, lowest first, and its last one. */
export const buildLinks = (secret: Bytes, length: number): Uint8Array => {
  const blocks = Math.ceil(length / blockSize)
  const links = new Uint8Array(linkTableBytes(length))
  let link = secret
  links.set(link, blocks * linkBytes)
  for (let n = length - 1; n >= 0; n -= 1) {
    link = chainStep(link)
    if (n % blockSize === 0) links.set(link, (n / blockSize) * linkBytes)
  }
  return links
}

/** Reads links mostly one after another: it keeps the block of the last one. */
export const createLinkReader = (links: Uint8Array, length: number): ((n: number) => Bytes) => {
  const kept = (block: number): Bytes => links.slice(block * linkBytes, (block + 1) * linkBytes)
  let known = -1
  let below: Bytes[] = []
  return n => {
    if (n < 0 || n > length) throw new Error(`the chain has no link ${n}`)
    const block = Math.ceil(n / blockSize)
    const top = Math.min(block * blockSize, length)
    if (block !== known) {
      below = [kept(block)]
      while (below.length < blockSize && below.length <= top) below.push(stepBack(below.at(-1) as Bytes, 1))
      known = block
    }
    return below[top - n] as Bytes
  }
}
