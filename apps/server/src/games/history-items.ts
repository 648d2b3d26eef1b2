import type { GameHistoryItem } from '@fairground/contract/entities/game-history'
import type { Tx } from '@fairground/database/transaction'
import { type RawBuilder, sql } from 'kysely'
import { prizesOf } from '#instance/prizes-of.ts'
import { decimal } from '#instance/terms.ts'
import { isDeck } from '#instant/terms.ts'
import { gameRuleOf } from './game-rule.ts'
import { deckRecordUrl, numbersOf, recordUrl } from './queries.ts'

interface Row {
  readonly id: number
  readonly game_id: number
  readonly title: string
  readonly status: GameHistoryItem['gameStatus'] | 'REFUNDED'
  readonly rules: unknown
  readonly prize_table: unknown
  readonly currency: string
  readonly price: bigint
  readonly fee: bigint
  readonly cap: number
  readonly sold: number
  readonly pool: bigint
  readonly start_at: number
  readonly end_at: number | null
  readonly drawn: number[] | null
  readonly tiers: unknown
  readonly n: number
  readonly staked: bigint
  readonly won: bigint
  readonly back_n: number
  readonly back: bigint
}

interface Seen {
  readonly playerId: number | null
  readonly languageId: string | undefined
}

/** Instances by a condition on `game_instance i`, the newest first, with the viewer's own part in each. */
export const readHistoryItems = async (
  tx: Tx,
  memberId: number,
  chosen: RawBuilder<unknown>,
  { playerId, languageId }: Seen,
  { limit, offset }: { readonly limit: number; readonly offset: number },
): Promise<GameHistoryItem[]> => {
  const mine = sql`FROM live_ticket t
      WHERE t.member_id = i.member_id AND t.player_id = ${playerId}::int AND t.instance_id = i.id`
  const back = sql`FROM ticket t JOIN ticket_outcome o USING (member_id, instance_id, seq)
      WHERE t.member_id = i.member_id AND t.player_id = ${playerId}::int AND t.instance_id = i.id
        AND o.kind IN ('REFUND', 'VOID')`
  const { rows } = await sql<Row>`
    SELECT i.id, i.game_id, coalesce(x.title, g.title) AS title, i.status, i.rules, i.prize_table, i.currency, i.price,
           i.fee, i.cap, i.sold, i.pool, i.start_at, i.end_at, r.drawn, r.tiers,
           (SELECT count(*)::int ${mine}) AS n,
           (SELECT coalesce(sum(t.price + t.fee), 0)::bigint ${mine}) AS staked,
           (SELECT coalesce(sum((SELECT sum(p.from_pool + p.from_jackpot) FROM payout p
                                  WHERE p.member_id = t.member_id AND p.instance_id = t.instance_id AND p.seq = t.seq)), 0)::bigint
                 + coalesce(sum((SELECT c.prize FROM deck_card c JOIN card_reveal v USING (member_id, instance_id, seq)
                                  WHERE c.member_id = t.member_id AND c.instance_id = t.instance_id AND c.seq = t.seq AND v.ended)), 0)::bigint
              ${mine}) AS won,
           (SELECT count(*)::int ${back}) AS back_n,
           (SELECT coalesce(sum(t.price + t.fee), 0)::bigint ${back}) AS back
      FROM game_instance i
      JOIN game g ON g.member_id = i.member_id AND g.id = i.game_id
      LEFT JOIN game_text x ON x.member_id = g.member_id AND x.game_id = g.id AND x.language = ${languageId ?? null}
      LEFT JOIN draw_result r ON r.member_id = i.member_id AND r.instance_id = i.id
     WHERE ${chosen}
     ORDER BY i.start_at DESC, i.id DESC LIMIT ${limit} OFFSET ${offset}`.execute(tx)
  return rows.map(row => itemOf(row, memberId))
}

const itemOf = (row: Row, memberId: number): GameHistoryItem => {
  const terms = { rules: row.rules, prizeTable: row.prize_table }
  return {
    gameId: row.game_id,
    gameInstanceId: row.id,
    gameTitle: row.title,
    gameStatus: row.status === 'REFUNDED' ? 'ENDED' : row.status,
    gameRule: gameRuleOf(row),
    currencyId: row.currency,
    startedAt: row.start_at,
    ...(row.status === 'ENDED' && row.end_at !== null && { endedAt: row.end_at }),
    ...(row.drawn ? numbersOf({ ...row, drawn: row.drawn }) : { numbers: [] }),
    prizePool: decimal(prizesOf({ ...terms, pool: row.pool }), row.currency),
    playCount: row.sold,
    playerPlays: row.n,
    staked: decimal(row.staked, row.currency),
    won: decimal(row.won, row.currency),
    ...(row.back_n > 0 && { givenBack: { plays: row.back_n, amount: decimal(row.back, row.currency) } }),
    recordUrl: isDeck(row) ? deckRecordUrl(memberId, row.id) : recordUrl(memberId, row.id),
  }
}
