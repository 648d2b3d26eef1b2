import type { Tx } from '@fairground/database/transaction'
import { maskName } from './mask-name.ts'
import { readWinners } from './queries.ts'

const limit = 20
/** All players request the results when the play-out starts, so the query must not sort a hundred thousand winners. */
const considered = 1000

/** The winners of the highest prizes, with masked names. */
export const readTopWinners = async (tx: Tx, memberId: number, instanceId: number) => {
  const rows = await readWinners(tx, memberId, instanceId, { considered, limit })
  return rows.map(({ seq, won, tiers, username }) => ({
    name: maskName(username),
    seq,
    won,
    tierNames: tiers,
  }))
}
