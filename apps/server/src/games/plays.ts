import type { Play } from '@fairground/contract/entities/play'
import type { Tx } from '@fairground/database/transaction'
import { sql } from 'kysely'
import { decimal } from '#instance/terms.ts'
import { playNumbers } from './play-numbers.ts'

export interface PlaysOf {
  readonly playerId: number
  readonly gameInstanceId: number
}

interface PlayRow {
  /** Which of those asked for it belongs to, from 1. */
  readonly asked: bigint
  readonly kind: string
  readonly seq: number
  readonly plays: string
  readonly price: bigint
  readonly fee: bigint
  readonly currency: string
  readonly join_code: string
  readonly won: bigint | null
}

/**
 * The plays of each player in each instance asked for, without those given back. What they won is told once it has ended, with
 * everybody's; what an instant ticket has won, its card tells when it is opened.
 */
export const readPlays = async (
  tx: Tx,
  memberId: number,
  asked: readonly PlaysOf[],
  { withVoided = false } = {},
): Promise<Play[][]> => {
  const players = sql.val(asked.map(({ playerId }) => playerId))
  const instances = sql.val(asked.map(({ gameInstanceId }) => gameInstanceId))
  const { rows } = await sql<PlayRow>`
    SELECT a.asked, i.rules->>'kind' AS kind, t.seq, t.plays, t.price, t.fee, i.currency, t.join_code,
           CASE WHEN i.rules->>'kind' IN ('scratchcardGame', 'crosswordGame') THEN
             (SELECT c.prize FROM deck_card c JOIN card_reveal v USING (member_id, instance_id, seq)
               WHERE c.member_id = t.member_id AND c.instance_id = t.instance_id AND c.seq = t.seq AND v.ended)
                WHEN i.status = 'ENDED' THEN
             (SELECT coalesce(sum(p.from_pool + p.from_jackpot), 0)::bigint FROM payout p
               WHERE p.member_id = t.member_id AND p.instance_id = t.instance_id AND p.seq = t.seq) END AS won
      FROM unnest(${players}::int[], ${instances}::int[]) WITH ORDINALITY AS a (player_id, instance_id, asked)
      JOIN ${sql.table(withVoided ? 'ticket' : 'live_ticket')} t ON t.member_id = ${memberId} AND t.player_id = a.player_id AND t.instance_id = a.instance_id
      JOIN game_instance i ON i.member_id = t.member_id AND i.id = t.instance_id
     ORDER BY a.asked, t.seq`.execute(tx)
  const plays = asked.map((): Play[] => [])
  for (const row of rows) plays[Number(row.asked) - 1]!.push(playOf(row))
  return plays
}

const playOf = (row: PlayRow): Play => ({
  seq: row.seq,
  ...playNumbers(row.kind, row.plays, row.seq),
  price: decimal(row.price, row.currency),
  fee: decimal(row.fee, row.currency),
  joinCode: row.join_code,
  ...(row.won === null ? {} : { won: decimal(row.won, row.currency) }),
})
