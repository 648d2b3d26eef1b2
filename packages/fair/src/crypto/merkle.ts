import { sha256 } from '#crypto/sha256.ts'
import { type Bytes, concat, equal, u64be } from '#encoding/bytes.ts'

// RFC 9162 section 2.1. The prefixes separate leaf hashes from node hashes.
const leafPrefix = Uint8Array.of(0)
const nodePrefix = Uint8Array.of(1)
const hashLength = 32

export const leafHash = (data: Bytes): Bytes => sha256(concat(leafPrefix, data))

export function nodeHash(left: Bytes, right: Bytes): Bytes {
  if (left.length !== hashLength || right.length !== hashLength)
    return sha256(concat(nodePrefix, left, right))
  nodeInput.set(left, 1)
  nodeInput.set(right, 1 + hashLength)
  return sha256(nodeInput)
}

// Hashed as soon as it is filled, so one buffer serves all nodes.
const nodeInput = concat(nodePrefix, new Uint8Array(2 * hashLength))

export const emptyRoot = (): Bytes => sha256(new Uint8Array(0))

/** Pairs neighbours level by level; an unpaired node moves up unchanged, which equals the split of RFC 9162. */
function levelAbove(level: readonly Bytes[]): Bytes[] {
  const above: Bytes[] = []
  for (let i = 0; i < level.length; i += 2) {
    const left = level[i] as Bytes
    const right = level[i + 1]
    above.push(right === undefined ? left : nodeHash(left, right))
  }
  return above
}

export function merkleRoot(hashes: readonly Bytes[]): Bytes {
  let level = hashes
  while (level.length > 1) level = levelAbove(level)
  return level[0] ?? emptyRoot()
}

export function inclusionProof(hashes: readonly Bytes[], index: number): Bytes[] {
  if (!Number.isInteger(index) || index < 0 || index >= hashes.length)
    throw new Error(`the tree has no leaf ${index}`)
  const proof: Bytes[] = []
  let level = hashes
  let at = index
  while (level.length > 1) {
    const sibling = level[at % 2 === 0 ? at + 1 : at - 1]
    if (sibling !== undefined) proof.push(sibling)
    level = levelAbove(level)
    at = Math.floor(at / 2)
  }
  return proof
}

/** The proofs of all leaves, in order. */
export function inclusionProofs(hashes: readonly Bytes[]): Bytes[][] {
  const proofs = hashes.map((): Bytes[] => [])
  let level = hashes
  for (let span = 1; level.length > 1; span *= 2) {
    for (const [index, proof] of proofs.entries()) {
      const at = Math.floor(index / span)
      const sibling = level[at % 2 === 0 ? at + 1 : at - 1]
      if (sibling !== undefined) proof.push(sibling)
    }
    level = levelAbove(level)
  }
  return proofs
}

/**
 * The root that the proof leads to; undefined when the proof does not fit the index and the size. RFC 9162 section
 * 2.1.3.2, in arithmetic rather than bit operations so that sizes above 2^31 work.
 */
export function rootFromPath(
  leaf: Bytes,
  index: number,
  treeSize: number,
  proof: readonly Bytes[],
): Bytes | undefined {
  if (!Number.isSafeInteger(index) || !Number.isSafeInteger(treeSize)) return undefined
  if (index < 0 || index >= treeSize) return undefined
  let at = index
  let last = treeSize - 1
  let hash = leaf
  for (const sibling of proof) {
    if (last === 0) return undefined
    if (at % 2 === 1 || at === last) {
      hash = nodeHash(sibling, hash)
      while (at % 2 === 0 && at !== 0) {
        at /= 2
        last = Math.floor(last / 2)
      }
    } else {
      hash = nodeHash(hash, sibling)
    }
    at = Math.floor(at / 2)
    last = Math.floor(last / 2)
  }
  return last === 0 ? hash : undefined
}

export function verifyInclusion(
  leaf: Bytes,
  index: number,
  treeSize: number,
  proof: readonly Bytes[],
  root: Bytes,
): boolean {
  const reached = rootFromPath(leaf, index, treeSize, proof)
  return reached !== undefined && equal(reached, root)
}

/**
 * The roots of the perfect subtrees of an append-only tree, largest first. They suffice to append leaves and to
 * compute the root, so closing a sale costs log n.
 */
export interface Frontier {
  readonly size: number
  readonly peaks: readonly Bytes[]
}

export const emptyFrontier: Frontier = { size: 0, peaks: [] }

export const append = (frontier: Frontier, leafHash: Bytes): Frontier => appendMany(frontier, [leafHash])

export function appendMany(frontier: Frontier, leafHashes: Iterable<Bytes>): Frontier {
  const peaks = [...frontier.peaks]
  let size = frontier.size
  for (const leafHash of leafHashes) {
    let peak = leafHash
    // Each trailing one bit of the size is a complete subtree that merges with the new leaf.
    for (let rest = size; rest % 2 === 1; rest = (rest - 1) / 2) peak = nodeHash(peaks.pop() as Bytes, peak)
    peaks.push(peak)
    size += 1
  }
  return { size, peaks }
}

export function frontierRoot(frontier: Frontier): Bytes {
  const [smallest, ...larger] = frontier.peaks.toReversed()
  if (smallest === undefined) return emptyRoot()
  return larger.reduce((root, peak) => nodeHash(peak, root), smallest)
}

export const frontierSize = (frontier: Frontier): number => frontier.size

export const frontierToBytes = (frontier: Frontier): Bytes => concat(u64be(frontier.size), ...frontier.peaks)

export function frontierFromBytes(bytes: Bytes): Frontier {
  if (bytes.length < 8) throw new Error('not a frontier: too short')
  const size = Number(new DataView(bytes.buffer, bytes.byteOffset).getBigUint64(0))
  if (!Number.isSafeInteger(size)) throw new Error('not a frontier: size is too large')
  const peaks: Bytes[] = []
  for (let at = 8; at < bytes.length; at += hashLength) peaks.push(bytes.slice(at, at + hashLength))
  if (bytes.length !== 8 + hashLength * onesIn(size))
    throw new Error('not a frontier: number of peaks does not match the size')
  return { size, peaks }
}

const onesIn = (size: number): number => size.toString(2).replaceAll('0', '').length
