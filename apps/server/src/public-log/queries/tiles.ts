import type { Tx } from '@fairground/database/transaction'

export const findTile = (tx: Tx, memberId: number, level: number, n: number) =>
  tx
    .selectFrom('log_tile')
    .select('hashes')
    .where('member_id', '=', memberId)
    .where('level', '=', level)
    .where('n', '=', BigInt(n))
    .executeTakeFirst()

export const readLeaves = async (tx: Tx, memberId: number, from: number, to: number): Promise<Buffer[]> => {
  const rows = await tx
    .selectFrom('log_entry')
    .select('leaf')
    .where('member_id', '=', memberId)
    .where('index', '>=', BigInt(from))
    .where('index', '<', BigInt(to))
    .orderBy('index')
    .execute()
  return rows.map(row => row.leaf)
}

export const readTileRoots = async (
  tx: Tx,
  memberId: number,
  level: number,
  from: number,
  to: number,
): Promise<Buffer[]> => {
  const rows = await tx
    .selectFrom('log_tile')
    .select('root')
    .where('member_id', '=', memberId)
    .where('level', '=', level)
    .where('n', '>=', BigInt(from))
    .where('n', '<', BigInt(to))
    .orderBy('n')
    .execute()
  return rows.map(row => row.root)
}

export const countTiles = async (tx: Tx, memberId: number, level: number): Promise<number> => {
  const row = await tx
    .selectFrom('log_tile')
    .select('n')
    .where('member_id', '=', memberId)
    .where('level', '=', level)
    .orderBy('n', 'desc')
    .limit(1)
    .executeTakeFirst()
  return row ? Number(row.n) + 1 : 0
}

export const insertTile = async (
  tx: Tx,
  memberId: number,
  tile: {
    readonly level: number
    readonly n: number
    readonly hashes: Uint8Array
    readonly root: Uint8Array
  },
): Promise<void> => {
  await tx
    .insertInto('log_tile')
    .values({
      member_id: memberId,
      level: tile.level,
      n: BigInt(tile.n),
      hashes: Buffer.from(tile.hashes),
      root: Buffer.from(tile.root),
    })
    .execute()
}
