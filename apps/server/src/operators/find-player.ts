import type { Tx } from '@fairground/database/transaction'
import { lockPlayerForLane, playerByUsername, type PlayerRow } from '#player/player-rows.ts'
import { NotDone } from './act.ts'

/** Locked for the rest of the transaction. */
export const findPlayer = async (tx: Tx, memberId: number, username: string): Promise<PlayerRow> => {
  const found = await playerByUsername(tx, memberId, username)
  if (!found) throw new NotDone(`there is no player ${username}`)
  return lockPlayerForLane(tx, memberId, found.id)
}

export const subjectOf = ({ id }: PlayerRow): string => `player/${id}`
