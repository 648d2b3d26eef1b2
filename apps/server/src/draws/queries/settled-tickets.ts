import type { Tx } from '@fairground/database/transaction'
import type { SettledTicket } from '@fairground/fair/games/game'
import type { GameTerms } from '@fairground/fair/games/games'
import type { RecordVoid } from '@fairground/fair/tickets/voids'
import { lineMask } from '@fairground/rules/picking/line'
import { type RawBuilder, sql } from 'kysely'
import { drawKindFor } from '#kinds/kinds.ts'
import { isMasked } from '#kinds/play-mask.ts'
import type { DueInstance } from '#lifecycle/organizer.ts'

interface Result {
  readonly terms: GameTerms
  readonly drawn: readonly number[]
  readonly treeSize: number
  readonly voids: readonly RecordVoid[]
}

/** The tickets that the settlement reads. For most kinds this is a subset. */
export const findSettledTickets = async (
  tx: Tx,
  due: DueInstance,
  { terms, drawn, treeSize, voids }: Result,
): Promise<SettledTicket[]> => {
  const { rules, prizeTable } = terms
  const { settlementScope } = drawKindFor(rules.kind)
  if (settlementScope === 'positions') return toPositionTickets(treeSize, voids)
  const voided = voids.map(each => each.voided)
  const counting = sql`seq - 1 <> ALL (${sql.val(voided)}::int[])`
  if (!isMasked(rules)) return allTickets(tx, due, counting, settlementScope === 'allWithPlayers')
  const minMatches = Math.min(...prizeTable.tiers.map(tier => ('matches' in tier ? tier.matches : 0)))
  return ticketsByMask(tx, due, counting, lineMask(drawn.slice(0, rules.pick)), minMatches)
}

/** A raffle ticket is identified by its position. */
const toPositionTickets = (treeSize: number, voids: readonly RecordVoid[]): SettledTicket[] => {
  const skipped = new Set(voids.flatMap(each => [each.seq0, each.voided]))
  return Array.from({ length: treeSize }, (_, seq0) => ({ seq0, plays: '' })).filter(
    ({ seq0 }) => !skipped.has(seq0),
  )
}

/** Finds tickets by their masks. A ticket below the lowest tier does not affect the settlement. */
const ticketsByMask = async (
  tx: Tx,
  { memberId, id }: DueInstance,
  counting: RawBuilder<unknown>,
  mask: bigint,
  minMatches: number,
): Promise<SettledTicket[]> => {
  const { rows } = await sql<SettledTicket>`
    SELECT seq - 1 AS seq0, plays FROM ticket
     WHERE member_id = ${memberId} AND instance_id = ${id}
       AND ${counting} AND bit_count((mask & ${mask}::bigint)::bit(64)) >= ${minMatches}
     ORDER BY seq`.execute(tx)
  return rows
}

/** Player id and salt are the inputs of the player tag, so they distinguish players without hashing. */
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
