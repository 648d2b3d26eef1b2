import type { PrizeItem } from '@fairground/contract/entities/money/prize'
import type { OptionalRow, Row } from '@fairground/database/row'
import type { Tx } from '@fairground/database/transaction'
import { sql } from 'kysely'
import type { PrizePlace } from '#ledger/cashier/rows.ts'

export interface PrizeRow
  extends PrizePlace,
    Row<'payout', 'tier'>,
    Row<'game_instance', 'currency'>,
    OptionalRow<'prize_claim', 'claimed_at' | 'agent_id'> {
  /** The journal that paid the play. */
  readonly journalId: number
  readonly item: string
  readonly game: Row<'game', 'title'>['title']
  readonly amount: bigint
  readonly wonAt: Row<'journal', 'created_at'>['createdAt']
  readonly takenAs: PrizeItem['takenAs']
}

/** The item prizes of paid plays, newest first. Before the payment no money is set aside for the winner. */
export const readPrizes = async (tx: Tx, memberId: number, playerId: number): Promise<PrizeRow[]> => {
  const { rows } = await sql<PrizeRow>`
    SELECT j.id::float8 AS "journalId", p.instance_id AS "instanceId", p.seq, p.n, p.item, g.title AS game, p.tier, p.from_pool + p.from_jackpot AS amount,
           i.currency, j.created_at AS "wonAt", c.claimed_at AS "claimedAt", c.taken_as AS "takenAs", c.agent_id AS "agentId"
      FROM ticket t
      JOIN payout p ON p.member_id = ${memberId} AND p.instance_id = t.instance_id AND p.seq = t.seq AND p.item IS NOT NULL
      JOIN ticket_outcome o ON o.member_id = ${memberId} AND o.instance_id = p.instance_id AND o.seq = p.seq AND o.kind = 'WON'
      JOIN journal j ON j.member_id = ${memberId} AND j.id = o.journal_id
      JOIN game_instance i ON i.member_id = ${memberId} AND i.id = p.instance_id
      JOIN game g ON g.member_id = ${memberId} AND g.id = i.game_id
      LEFT JOIN prize_claim c ON c.member_id = ${memberId} AND c.instance_id = p.instance_id AND c.seq = p.seq AND c.n = p.n
     WHERE t.member_id = ${memberId} AND t.player_id = ${playerId}
     ORDER BY j.id DESC, p.n`.execute(tx)
  return rows
}
