import type { Tx } from '@fairground/database/transaction'
import type { PlayerKey } from '#platform/player-key.ts'
import { CommandRefused } from '#staff/act.ts'
import { findPlayerRecord } from './queries/record.ts'

export type PlayerRecordRow = NonNullable<Awaited<ReturnType<typeof findPlayerRecord>>>

/** A number of another operator's player looks like one that does not exist. */
export const requirePlayerRecord = async (tx: Tx, player: PlayerKey): Promise<PlayerRecordRow> => {
  const row = await findPlayerRecord(tx, player)
  if (!row) throw new CommandRefused(`there is no player ${player.playerId}`)
  return row
}
