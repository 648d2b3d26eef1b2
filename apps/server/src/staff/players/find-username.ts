import { inMember } from '@fairground/database/transaction'
import { CommandRefused, type StaffDeps } from '#staff/act.ts'
import { requirePlayerRecord } from './require-player.ts'

/** A player by number or by username, but not by both. */
export interface PlayerTarget {
  readonly playerId?: number
  readonly username?: string
}

/** The username never changes, so it stands for the player until the command locks the row. */
export const findUsername = async (
  { db }: Pick<StaffDeps, 'db'>,
  memberId: number,
  { playerId, username }: PlayerTarget,
): Promise<string> => {
  if ((playerId === undefined) === (username === undefined))
    throw new CommandRefused('give the number of the player or the username')
  if (playerId === undefined) return username ?? ''
  const row = await inMember(db, memberId, tx => requirePlayerRecord(tx, { memberId, playerId }))
  return row.username
}
