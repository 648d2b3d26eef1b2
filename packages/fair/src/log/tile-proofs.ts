import { merkleRoot, nodeHash } from '#crypto/merkle.ts'
import type { Bytes } from '#encoding/bytes.ts'
import { hashesAtLevel, hashLength, type TileName, tilePath, tileWidth } from './tiles.ts'

/** Reads the hashes of a tile. More hashes than its width are allowed; undefined if there is no such tile. */
export type ReadTile = (tile: TileName) => Promise<Bytes | undefined>

export const readRoot = async (size: number, readTile: ReadTile): Promise<Bytes> => {
  if (size === 0) return merkleRoot([])
  const [root] = await readRanges([{ start: 0, end: size }], size, readTile)
  return root as Bytes
}

export const readInclusionProof = async (index: number, size: number, readTile: ReadTile): Promise<Bytes[]> =>
  readRanges(inclusionRanges(index, size), size, readTile)

/** Proves that the log of `size` entries extends the log of the first ones. */
export const readConsistencyProof = async (
  first: number,
  size: number,
  readTile: ReadTile,
): Promise<Bytes[]> => readRanges(consistencyRanges(first, size), size, readTile)

/** The entries below one node of the tree. */
interface Range {
  readonly start: number
  readonly end: number
}

/** RFC 9162 splits at the largest power of two below the number of entries. */
function middle({ start, end }: Range): number {
  let left = 1
  while (left * 2 < end - start) left *= 2
  return start + left
}

/** RFC 9162 section 2.1.3.1. */
function inclusionRanges(index: number, size: number): Range[] {
  if (!Number.isSafeInteger(index) || index < 0 || index >= size)
    throw new Error(`the log has no entry ${index}`)
  const ranges: Range[] = []
  let node: Range = { start: 0, end: size }
  while (node.end - node.start > 1) {
    const cut = middle(node)
    const [left, right] = [
      { start: node.start, end: cut },
      { start: cut, end: node.end },
    ] as const
    ranges.push(index < cut ? right : left)
    node = index < cut ? left : right
  }
  return ranges.toReversed()
}

/** RFC 9162 section 2.1.4.1. */
function consistencyRanges(first: number, size: number): Range[] {
  if (!Number.isSafeInteger(first) || first < 0 || first > size)
    throw new Error(`the log has no size ${first}`)
  if (first === 0) return []
  const ranges: Range[] = []
  let node: Range = { start: 0, end: size }
  while (first !== node.end) {
    const cut = middle(node)
    const [left, right] = [
      { start: node.start, end: cut },
      { start: cut, end: node.end },
    ] as const
    ranges.push(first <= cut ? right : left)
    node = first <= cut ? left : right
  }
  if (node.start > 0) ranges.push(node)
  return ranges.toReversed()
}

/** Hashes of a tile that together form one complete subtree. */
interface Slice {
  readonly tile: TileName
  readonly offset: number
  readonly count: number
}

/** The complete subtrees of a range, largest first. */
function slices({ start, end }: Range, size: number): Slice[] {
  const found: Slice[] = []
  for (let at = start; at < end; ) {
    const height = Math.floor(Math.log2(end - at))
    const level = Math.floor(height / 8)
    const count = 2 ** (height % 8)
    const place = at / tileWidth ** level
    const index = Math.floor(place / tileWidth)
    const width = Math.min(tileWidth, hashesAtLevel(size, level) - index * tileWidth)
    found.push({ tile: { level, index, width }, offset: place % tileWidth, count })
    at += 2 ** height
  }
  return found
}

/** Reads every tile once: a proof needs about two tiles of each level. */
async function readRanges(ranges: readonly Range[], size: number, readTile: ReadTile): Promise<Bytes[]> {
  const nodes = ranges.map(range => slices(range, size))
  const needed = new Map(nodes.flat().map(({ tile }) => [tilePath(tile), tile]))
  const tiles = new Map(
    await Promise.all(
      Array.from(needed, async ([path, tile]) => [path, await readWhole(tile, readTile)] as const),
    ),
  )
  return nodes.map(parts => {
    const subtrees = parts.map(({ tile, offset, count }) => {
      const bytes = tiles.get(tilePath(tile)) as Bytes
      return merkleRoot(splitHashes(bytes.subarray(offset * hashLength, (offset + count) * hashLength)))
    })
    return subtrees.reduceRight((right, left) => nodeHash(left, right))
  })
}

export class MissingTile extends Error {
  constructor(tile: TileName) {
    super(`${tilePath(tile)} is missing`)
  }
}

export async function readWhole(tile: TileName, readTile: ReadTile): Promise<Bytes> {
  const bytes = await readTile(tile)
  if (bytes === undefined || bytes.length < tile.width * hashLength) throw new MissingTile(tile)
  return bytes.subarray(0, tile.width * hashLength)
}

export const splitHashes = (bytes: Bytes): Bytes[] =>
  Array.from({ length: bytes.length / hashLength }, (_, i) =>
    bytes.slice(i * hashLength, (i + 1) * hashLength),
  )
