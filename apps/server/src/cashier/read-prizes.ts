import type { PrizeItem } from '@fairground/contract/entities/prize'
import type { Tx } from '@fairground/database/transaction'
import { sql } from 'kysely'
import { decimal } from '#instance/terms.ts'
import type { PrizePlace } from '#ledger/cashier/rows.ts'

interface PrizeRow extends PrizePlace {
  /** Of the journal that paid the play. */
  readonly journalId: number
  readonly item: string
  readonly game: string
  readonly tier: string
  readonly amount: bigint
  readonly currency: string
  readonly wonAt: number
  readonly claimedAt: number | null
  readonly takenAs: PrizeItem['takenAs']
  readonly agentId: number | null
}

/** More than a play can win. */
const placesOfPlay = 32

/** A prize is known by the journal that paid its play, and by its place there. */
const prizeId = ({ journalId, n }: PrizeRow): number => journalId * placesOfPlay + n

export const prizeView = (row: PrizeRow): PrizeItem => {
  const { item, game, tier, amount, currency, wonAt, claimedAt, takenAs, agentId, instanceId } = row
  const value = decimal(amount, currency)
  return {
    id: prizeId(row),
    title: item.slice(0, 144),
    description: tier === item ? game : `${game}: ${tier}`,
    imageUrl: null,
    value,
    currencyId: currency,
    cashOption: amount > 0n ? value : null,
    gameInstanceId: instanceId,
    status: claimedAt === null ? 'available' : 'collected',
    wonDate: Math.floor(wonAt),
    collectedDate: claimedAt === null ? null : Math.floor(claimedAt),
    takenAs,
    agentId,
  }
}

/** Items that are paid: before that nothing is set aside for the winner. The newest first. */
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

export const findPrize = async (
  tx: Tx,
  memberId: number,
  playerId: number,
  id: number,
): Promise<PrizeRow | undefined> =>
  (await readPrizes(tx, memberId, playerId)).find(row => prizeId(row) === id)
