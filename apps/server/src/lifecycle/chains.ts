import type { GameChain } from '@fairground/database/rows'
import type { Tx } from '@fairground/database/transaction'
import type { Selectable } from 'kysely'
import type { ClosedRow } from './close-queries.ts'
import { findGame } from './queries.ts'

export type GameChainRow = Pick<Selectable<GameChain>, 'number' | 'anchor' | 'length'> & {
  /** Null for the first chain, which the game's own entry commits to. */
  readonly log_index: bigint | null
}

/** A chain gets a successor when this share of it is spent. */
export const successionShare = 0.9

/** A successor is usable this long after witnesses saw its entry. */
export const successorWaitMs = 86_400_000

/** The chain that a close record used. */
export const findChain = async (
  tx: Tx,
  memberId: number,
  { game_id: gameId, chain }: Pick<ClosedRow, 'game_id' | 'chain'>,
): Promise<GameChainRow> => {
  const successor = await tx
    .selectFrom('game_chain')
    .select(['number', 'anchor', 'length', 'log_index'])
    .where('member_id', '=', memberId)
    .where('game_id', '=', gameId)
    .where('number', '=', chain)
    .executeTakeFirst()
  if (successor) return successor
  const game = await findGame(tx, memberId, gameId)
  if (!game.chain_anchor || chain !== 1) throw new Error(`game ${gameId} has no chain ${chain}`)
  return { number: 1, anchor: game.chain_anchor, length: game.chain_length, log_index: null }
}

export const hasChain = async (
  tx: Tx,
  memberId: number,
  { game_id: gameId, chain }: Pick<ClosedRow, 'game_id' | 'chain'>,
): Promise<boolean> => {
  const found = await tx
    .selectFrom('game_chain')
    .select('number')
    .where('member_id', '=', memberId)
    .where('game_id', '=', gameId)
    .where('number', '=', chain)
    .executeTakeFirst()
  return found !== undefined
}

export const insertChain = async (
  tx: Tx,
  memberId: number,
  gameId: number,
  { number, anchor, length, logIndex }: NewChain,
): Promise<void> => {
  await tx
    .insertInto('game_chain')
    .values({
      member_id: memberId,
      game_id: gameId,
      number,
      anchor: Buffer.from(anchor),
      length,
      log_index: BigInt(logIndex),
    })
    .execute()
}

interface NewChain {
  readonly number: number
  readonly anchor: Uint8Array
  readonly length: number
  readonly logIndex: number
}

/** The game's next draw uses the first link of this chain. */
export const startChain = async (tx: Tx, memberId: number, gameId: number, number: number): Promise<void> => {
  await tx
    .updateTable('game')
    .set({ chain_number: number, chain_index: 0 })
    .where('member_id', '=', memberId)
    .where('id', '=', gameId)
    .execute()
}
