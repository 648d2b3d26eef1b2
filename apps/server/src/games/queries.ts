import type { LastDraw } from '@fairground/contract/entities/last-draw'
import type { Tx } from '@fairground/database/transaction'
import { sql } from 'kysely'
import { termsOf } from '#instance/terms.ts'
import type { TierRow } from '#instance/show.ts'
import { drawnNumbers, shownDraws } from './drawn-numbers.ts'

interface DrawRow {
  readonly id: number
  readonly at: number
  readonly rules: unknown
  readonly prize_table: unknown
  readonly drawn: number[]
  readonly tiers: unknown
  readonly won: boolean
}

export const recordUrl = (memberId: number, instanceId: number): string =>
  `/fair/${memberId}/draws/${instanceId}.jsonl`

/** Where the public record of a deck is, once it has ended. */
export const deckRecordUrl = (memberId: number, instanceId: number): string =>
  `/fair/${memberId}/decks/${instanceId}.json`

/** Ended draws, newest first, each with the address of its public record. */
export const lastDraws = async (
  tx: Tx,
  memberId: number,
  gameId: number | undefined,
  limit: number,
): Promise<LastDraw[]> => {
  const { rows } = await sql<DrawRow>`
    SELECT i.id, i.start_at AS at, i.rules, i.prize_table, r.drawn, r.tiers, r.paid_from_jackpot > 0 AS won
      FROM game_instance i JOIN draw_result r ON r.member_id = i.member_id AND r.instance_id = i.id
     WHERE i.member_id = ${memberId} AND i.status = 'ENDED' AND (${gameId ?? null}::int IS NULL OR i.game_id = ${gameId ?? null}::int)
     ORDER BY i.start_at DESC, i.id DESC LIMIT ${limit}`.execute(tx)
  return rows.map(row => ({
    gameInstanceId: row.id,
    drawnAt: row.at,
    ...numbersOf(row),
    jackpotWon: row.won,
    recordUrl: recordUrl(memberId, row.id),
  }))
}

export const numbersOf = (row: Pick<DrawRow, 'rules' | 'prize_table' | 'drawn' | 'tiers'>) => {
  const { rules } = termsOf({ rules: row.rules, prizeTable: row.prize_table })
  return drawnNumbers(shownDraws({ rules, drawn: row.drawn, tiers: row.tiers as TierRow[] }))
}
