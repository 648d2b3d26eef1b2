import type { Play } from '@fairground/contract/entities/plays/play'
import type { Tx } from '@fairground/database/transaction'
import { decimal } from '#platform/money.ts'
import { playNumbers } from './play-numbers.ts'
import { type PlayRow, type PlaysRequest, readPlayRows } from './queries.ts'

/**
 * The plays of each request, without cancelled ones unless `withVoided` is set. Winnings are included once the instance
 * has ended, or once the player has opened an instant ticket.
 */
export const readPlays = async (
  tx: Tx,
  memberId: number,
  requests: readonly PlaysRequest[],
  { withVoided = false } = {},
): Promise<Play[][]> => {
  const rows = await readPlayRows(tx, memberId, requests, withVoided)
  const plays = requests.map((): Play[] => [])
  for (const row of rows) plays[Number(row.request) - 1]!.push(toPlay(row))
  return plays
}

const toPlay = (row: PlayRow): Play => ({
  seq: row.seq,
  ...playNumbers(row.kind, row.plays, row.seq),
  price: decimal(row.price, row.currency),
  fee: decimal(row.fee, row.currency),
  joinCode: row.join_code,
  ...(row.won === null ? {} : { won: decimal(row.won, row.currency) }),
})
