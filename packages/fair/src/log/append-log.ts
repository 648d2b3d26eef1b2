import { emptyRoot, merkleRoot, nodeHash } from '#crypto/merkle.ts'
import { type Bytes, concat } from '#encoding/bytes.ts'
import { type ReadTile, readWhole, splitHashes } from './tile-proofs.ts'
import { edgeTiles, hashesAtLevel, type TileName, tileWidth } from './tiles.ts'

/** What suffices to append entries and to compute the root: the tiles that are not full. */
export interface LogTree {
  readonly size: number
  /** By level: the hashes after the last full tile. */
  readonly edge: readonly (readonly Bytes[])[]
}

export interface TileContent extends TileName {
  readonly bytes: Bytes
}

export interface AppendedLog {
  readonly tree: LogTree
  readonly root: Bytes
  /** Every tile that is new or wider than before. */
  readonly tiles: readonly TileContent[]
}

export const emptyLogTree: LogTree = { size: 0, edge: [] }

/** Loads the tree from stored tiles: one read for each level. */
export async function readLogTree(size: number, readTile: ReadTile): Promise<LogTree> {
  const edge: Bytes[][] = []
  await Promise.all(
    edgeTiles(size).map(async tile => {
      edge[tile.level] = splitHashes(await readWhole(tile, readTile))
    }),
  )
  return { size, edge: Array.from(edge, level => level ?? []) }
}

export function appendLeaves(tree: LogTree, leaves: readonly Bytes[]): AppendedLog {
  const edge: (readonly Bytes[])[] = [...tree.edge]
  const tiles: TileContent[] = []
  let added = leaves
  for (let level = 0; added.length > 0; level += 1) {
    const hashes = [...(edge[level] ?? []), ...added]
    const first = Math.floor(hashesAtLevel(tree.size, level) / tileWidth)
    const above: Bytes[] = []
    for (let at = 0; at < hashes.length; at += tileWidth) {
      const tile = hashes.slice(at, at + tileWidth)
      tiles.push({ level, index: first + at / tileWidth, width: tile.length, bytes: concat(...tile) })
      if (tile.length === tileWidth) above.push(merkleRoot(tile))
    }
    edge[level] = hashes.slice(hashes.length - (hashes.length % tileWidth))
    added = above
  }
  const grown = { size: tree.size + leaves.length, edge }
  return { tree: grown, root: logRoot(grown), tiles }
}

export function logRoot({ edge }: LogTree): Bytes {
  const subtrees = edge.flatMap(smallestFirst)
  return subtrees.length === 0 ? emptyRoot() : subtrees.reduce((right, left) => nodeHash(left, right))
}

/** The roots of the complete subtrees of one tile. */
function smallestFirst(hashes: readonly Bytes[]): Bytes[] {
  const roots: Bytes[] = []
  let end = hashes.length
  for (let width = 1; end > 0; width *= 2) {
    if (end % (width * 2) === 0) continue
    roots.push(merkleRoot(hashes.slice(end - width, end)))
    end -= width
  }
  return roots
}
