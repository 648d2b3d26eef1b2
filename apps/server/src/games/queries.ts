import type { LastDraw } from '@fairground/contract/entities/last-draw'
import type { Play } from '@fairground/contract/entities/play'
import type { Tx } from '@fairground/database/transaction'
import { sql } from 'kysely'
import { decimal } from '#instance/terms.ts'

export const recordUrl = (memberId: number, instanceId: number): string =>
  `/fair/${memberId}/draws/${instanceId}.json`

const numbersOf = (plays: string): number[] => plays.split(',').map(Number)

/** A player's plays. What they won is told once the instance has ended, with everybody's. */
export const playsOf = async (
  tx: Tx,
  memberId: number,
  instanceId: number,
  playerId: number,
  currency: string,
): Promise<Play[]> => {
  const { rows } = await sql<{
    seq: number
    plays: string
    price: bigint
    fee: bigint
    join_code: string
    won: bigint | null
  }>`
    SELECT t.seq, t.plays, t.price, t.fee, t.join_code,
           CASE WHEN i.status = 'ENDED' THEN coalesce(p.from_pool + p.from_jackpot, 0) END AS won
      FROM ticket t
      JOIN game_instance i ON i.member_id = t.member_id AND i.id = t.instance_id
      LEFT JOIN payout p ON p.member_id = t.member_id AND p.instance_id = t.instance_id AND p.seq = t.seq
     WHERE t.member_id = ${memberId} AND t.instance_id = ${instanceId} AND t.player_id = ${playerId}
     ORDER BY t.seq`.execute(tx)
  return rows.map(row => ({
    seq: row.seq,
    numbers: numbersOf(row.plays),
    price: decimal(row.price, currency),
    fee: decimal(row.fee, currency),
    joinCode: row.join_code,
    ...(row.won === null ? {} : { won: decimal(row.won, currency) }),
  }))
}

/** Ended draws, newest first, each with the address of its public record. */
export const lastDraws = async (
  tx: Tx,
  memberId: number,
  gameId: number | undefined,
  limit: number,
): Promise<LastDraw[]> => {
  const { rows } = await sql<{ id: number; at: number; drawn: number[]; won: boolean }>`
    SELECT i.id, i.start_at AS at, r.drawn, r.paid_from_jackpot > 0 AS won
      FROM game_instance i JOIN draw_result r ON r.member_id = i.member_id AND r.instance_id = i.id
     WHERE i.member_id = ${memberId} AND i.status = 'ENDED' AND (${gameId ?? null}::int IS NULL OR i.game_id = ${gameId ?? null}::int)
     ORDER BY i.start_at DESC, i.id DESC LIMIT ${limit}`.execute(tx)
  return rows.map(row => ({
    gameInstanceId: row.id,
    drawnAt: row.at,
    numbers: row.drawn,
    jackpotWon: row.won,
    recordUrl: recordUrl(memberId, row.id),
  }))
}
