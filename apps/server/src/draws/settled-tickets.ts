import type { Tx } from '@fairground/database/transaction'
import type { SettledTicket } from '@fairground/fair/games/game'
import type { GameTerms } from '@fairground/fair/games/games'
import type { RecordVoid } from '@fairground/fair/voids'
import { lineMask } from '@fairground/rules/picking/line'
import { type RawBuilder, sql } from 'kysely'
import { isMasked } from '#instance/play-mask.ts'
import type { DueInstance } from './organizer.ts'

interface Result {
  readonly terms: GameTerms
  readonly drawn: readonly number[]
  readonly treeSize: number
  readonly voids: readonly RecordVoid[]
}

/** The tickets that the settlement needs to see, which are not always all of them. */
export const settledTickets = async (
  tx: Tx,
  due: DueInstance,
  { terms, drawn, treeSize, voids }: Result,
): Promise<SettledTicket[]> => {
  const { rules, prizeTable } = terms
  if (rules.kind === 'raffleGame') return places(treeSize, voids)
  const voided = voids.map(each => each.voided)
  const counting = sql`seq - 1 <> ALL (${sql.val(voided)}::int[])`
  if (!isMasked(rules)) return allTickets(tx, due, counting, rules.kind === 'regularGame')
  const fewest = Math.min(...prizeTable.tiers.map(tier => ('matches' in tier ? tier.matches : 0)))
  return ticketsByMask(tx, due, counting, lineMask(drawn.slice(0, rules.pick)), fewest)
}

/** A raffle ticket is its place. */
const places = (treeSize: number, voids: readonly RecordVoid[]): SettledTicket[] => {
  const skipped = new Set(voids.flatMap(each => [each.seq0, each.voided]))
  return Array.from({ length: treeSize }, (_, seq0) => ({ seq0, plays: '' })).filter(
    ({ seq0 }) => !skipped.has(seq0),
  )
}

/** Found by their masks in the database: a ticket below the lowest tier changes nothing of the plan. */
const ticketsByMask = async (
  tx: Tx,
  { memberId, id }: DueInstance,
  counting: RawBuilder<unknown>,
  mask: bigint,
  fewest: number,
): Promise<SettledTicket[]> => {
  const { rows } = await sql<SettledTicket>`
    SELECT seq - 1 AS seq0, plays FROM ticket
     WHERE member_id = ${memberId} AND instance_id = ${id}
       AND ${counting} AND bit_count((mask & ${mask}::bigint)::bit(64)) >= ${fewest}
     ORDER BY seq`.execute(tx)
  return rows
}

/** Player and salt together are what a tag is made of, so they tell the same players apart without hashing. */
const allTickets = async (
  tx: Tx,
  { memberId, id }: DueInstance,
  counting: RawBuilder<unknown>,
  withPlayers: boolean,
): Promise<SettledTicket[]> => {
  const player = withPlayers ? sql`, player_id || encode(salt, 'hex') AS player` : sql``
  const { rows } = await sql<SettledTicket>`
    SELECT seq - 1 AS seq0, plays ${player} FROM ticket
     WHERE member_id = ${memberId} AND instance_id = ${id} AND ${counting} ORDER BY seq`.execute(tx)
  return rows
}
