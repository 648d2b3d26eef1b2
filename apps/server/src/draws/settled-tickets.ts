import type { Tx } from '@fairground/database/transaction'
import type { SettledTicket } from '@fairground/fair/games/game'
import type { GameTerms } from '@fairground/fair/games/games'
import { lineMask } from '@fairground/rules/picking/line'
import { sql } from 'kysely'
import { isMasked } from '#instance/play-mask.ts'
import type { DueInstance } from './organizer.ts'

interface Result {
  readonly terms: GameTerms
  readonly drawn: readonly number[]
  readonly sold: number
}

/** The tickets that the settlement needs to see, which are not always all of them. */
export const settledTickets = async (
  tx: Tx,
  due: DueInstance,
  { terms, drawn, sold }: Result,
): Promise<SettledTicket[]> => {
  const { rules, prizeTable } = terms
  // A raffle ticket is its place.
  if (rules.kind === 'raffleGame') return Array.from({ length: sold }, (_, seq0) => ({ seq0, plays: '' }))
  if (!isMasked(rules)) return allTickets(tx, due, rules.kind === 'regularGame')
  const fewest = Math.min(...prizeTable.tiers.map(tier => ('matches' in tier ? tier.matches : 0)))
  return ticketsByMask(tx, due, lineMask(drawn.slice(0, rules.pick)), fewest)
}

/** Found by their masks in the database: a ticket below the lowest tier changes nothing of the plan. */
const ticketsByMask = async (
  tx: Tx,
  { memberId, id }: DueInstance,
  mask: bigint,
  fewest: number,
): Promise<SettledTicket[]> => {
  const { rows } = await sql<SettledTicket>`
    SELECT seq - 1 AS seq0, plays FROM ticket
     WHERE member_id = ${memberId} AND instance_id = ${id}
       AND bit_count((mask & ${mask}::bigint)::bit(64)) >= ${fewest}
     ORDER BY seq`.execute(tx)
  return rows
}

/** Player and salt together are what a tag is made of, so they tell the same players apart without hashing. */
const allTickets = async (
  tx: Tx,
  { memberId, id }: DueInstance,
  withPlayers: boolean,
): Promise<SettledTicket[]> => {
  const player = withPlayers ? sql`, player_id || encode(salt, 'hex') AS player` : sql``
  const { rows } = await sql<SettledTicket>`
    SELECT seq - 1 AS seq0, plays ${player} FROM ticket
     WHERE member_id = ${memberId} AND instance_id = ${id} ORDER BY seq`.execute(tx)
  return rows
}
