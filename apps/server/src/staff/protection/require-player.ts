import type { Tx } from '@fairground/database/transaction'
import { lockPlayerForLane, type PlayerRow } from '#player/queries/players.ts'
import { CommandRefused } from '#staff/act.ts'
import { hasPlayer } from './queries/safer-play.ts'

/** Locks the player's row after the lane, in the order of every restriction. */
export const requirePlayer = async (tx: Tx, memberId: number, playerId: number): Promise<PlayerRow> => {
  if (!(await hasPlayer(tx, { memberId, playerId })))
    throw new CommandRefused(`there is no player ${playerId}`)
  return lockPlayerForLane(tx, memberId, playerId)
}
