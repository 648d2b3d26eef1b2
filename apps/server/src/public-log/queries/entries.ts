import type { Tx } from '@fairground/database/transaction'
import type { EntryType } from '@fairground/fair/log/entry'

export const lockLog = (tx: Tx, memberId: number) =>
  tx
    .selectFrom('public_log')
    .select(['size', 'frontier'])
    .where('member_id', '=', memberId)
    .forUpdate()
    .executeTakeFirst()

export const findLog = (tx: Tx, memberId: number) =>
  tx.selectFrom('public_log').selectAll().where('member_id', '=', memberId).executeTakeFirst()

/** Returns false if the log already exists. */
export const insertLog = async (
  tx: Tx,
  memberId: number,
  origin: string,
  publicKey: Uint8Array,
): Promise<boolean> => {
  const { numInsertedOrUpdatedRows } = await tx
    .insertInto('public_log')
    .values({ member_id: memberId, origin, public_key: Buffer.from(publicKey) })
    .onConflict(conflict => conflict.doNothing())
    .executeTakeFirst()
  return numInsertedOrUpdatedRows !== 0n
}

export const findLastLeaf = async (tx: Tx, memberId: number, game: string): Promise<Buffer | undefined> => {
  const row = await tx
    .selectFrom('log_entry')
    .select('leaf')
    .where('member_id', '=', memberId)
    .where('game', '=', game)
    .orderBy('index', 'desc')
    .limit(1)
    .executeTakeFirst()
  return row?.leaf
}

interface NewEntry {
  readonly index: number
  readonly type: EntryType
  readonly game: string | null
  readonly body: Uint8Array
  readonly leaf: Uint8Array
}

export const insertEntry = async (
  tx: Tx,
  memberId: number,
  { index, type, game, body, leaf }: NewEntry,
): Promise<void> => {
  await tx
    .insertInto('log_entry')
    .values({
      member_id: memberId,
      index: BigInt(index),
      type,
      game,
      body: Buffer.from(body),
      leaf: Buffer.from(leaf),
    })
    .execute()
}

export const storeLogSize = async (
  tx: Tx,
  memberId: number,
  size: number,
  frontier: Uint8Array,
): Promise<void> => {
  await tx
    .updateTable('public_log')
    .set({ size: BigInt(size), frontier: Buffer.from(frontier) })
    .where('member_id', '=', memberId)
    .execute()
}

/** The entries from `from` up to but not including `to`. */
export const readEntries = (tx: Tx, memberId: number, from: number, to: number) =>
  tx
    .selectFrom('log_entry')
    .select(['index', 'body'])
    .where('member_id', '=', memberId)
    .where('index', '>=', BigInt(from))
    .where('index', '<', BigInt(to))
    .orderBy('index')
    .execute()

export const readNewestEntries = (tx: Tx, memberId: number, limit: number) =>
  tx
    .selectFrom('log_entry')
    .select(['index', 'body', 'leaf', 'at'])
    .where('member_id', '=', memberId)
    .orderBy('index', 'desc')
    .limit(limit)
    .execute()
