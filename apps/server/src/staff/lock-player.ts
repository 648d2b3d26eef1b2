import type { Tx } from '@fairground/database/transaction'
import { lockPlayerForLane, findPlayerByUsername, type PlayerRow } from '#player/queries/players.ts'
import { CommandRefused } from './act.ts'

export const lockPlayerByUsername = async (
  tx: Tx,
  memberId: number,
  username: string,
): Promise<PlayerRow> => {
  const found = await findPlayerByUsername(tx, memberId, username)
  if (!found) throw new CommandRefused(`there is no player ${username}`)
  return lockPlayerForLane(tx, memberId, found.id)
}

export const toSubject = ({ id }: PlayerRow): string => `player/${id}`
