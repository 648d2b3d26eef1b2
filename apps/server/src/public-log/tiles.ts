import type { Tx } from '@fairground/database/transaction'
import { merkleRoot } from '@fairground/fair/crypto/merkle'
import { type Bytes, concat } from '@fairground/fair/encoding/bytes'
import type { ReadTile } from '@fairground/fair/log/tile-proofs'
import { hashesAtLevel, type TileName, tileWidth } from '@fairground/fair/log/tiles'
import { countTiles, findTile, insertTile, readLeaves, readTileRoots } from './queries/tiles.ts'

/** Reads full tiles from their table, and the others from the leaves or the tiles below. */
export const tileReader =
  (tx: Tx, memberId: number): ReadTile =>
  async ({ level, index, width }: TileName): Promise<Bytes | undefined> => {
    const stored = width === tileWidth ? await findTile(tx, memberId, level, index) : undefined
    if (stored) return new Uint8Array(stored.hashes)
    const first = index * tileWidth
    const hashes = await readHashes(tx, memberId, level, first, first + width)
    return hashes.length === width ? concat(...hashes) : undefined
  }

const readHashes = async (
  tx: Tx,
  memberId: number,
  level: number,
  from: number,
  to: number,
): Promise<Bytes[]> => {
  const rows =
    level === 0
      ? await readLeaves(tx, memberId, from, to)
      : await readTileRoots(tx, memberId, level - 1, from, to)
  return rows.map(row => new Uint8Array(row))
}

/** Stores the tiles that are full at this size, so that a proof reads a few tiles instead of all leaves. */
export const storeFullTiles = async (tx: Tx, memberId: number, size: number): Promise<void> => {
  for (let level = 0; hashesAtLevel(size, level + 1) > 0; level++) {
    const full = hashesAtLevel(size, level + 1)
    for (let n = await countTiles(tx, memberId, level); n < full; n++) {
      const hashes = await readHashes(tx, memberId, level, n * tileWidth, (n + 1) * tileWidth)
      if (hashes.length !== tileWidth) throw new Error(`log ${memberId} misses hashes of tile ${level}/${n}`)
      await insertTile(tx, memberId, { level, n, hashes: concat(...hashes), root: merkleRoot(hashes) })
    }
  }
}
