import type { Tx } from '@fairground/database/transaction'
import { Refusal } from '#platform/refusal.ts'
import { isRowId } from '#platform/row-id.ts'
import { findGame } from './queries.ts'

/** The game of the operator, or a refusal if there is none. */
export const requireGame = async (tx: Tx, memberId: number, id: number) => {
  const game = isRowId(id) ? await findGame(tx, memberId, id) : undefined
  if (!game) throw new Refusal('game.notFound')
  return game
}
