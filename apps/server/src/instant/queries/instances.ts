import type { Game } from '@fairground/database/rows'
import { timestamp, type Tx } from '@fairground/database/transaction'
import { type Selectable, sql } from 'kysely'
import { isDeckKind } from '#kinds/deck-terms.ts'
import type { DueInstance } from '#lifecycle/organizer.ts'

export type DeckGameRow = Pick<Selectable<Game>, 'id' | 'rules' | 'prize_table' | 'schedule'>

const hasNoDeck = (memberId: number) => sql`
  NOT EXISTS (SELECT FROM game_instance i WHERE i.member_id = ${memberId} AND i.game_id = g.id AND i.status <> 'ENDED')`

export const findGamesWithoutDeck = async (tx: Tx, memberId: number): Promise<DeckGameRow[]> => {
  const { rows } = await sql<DeckGameRow>`
    SELECT g.id, g.rules, g.prize_table, g.schedule FROM game g
     WHERE g.member_id = ${memberId} AND g.active AND NOT g.paused AND g.log_index IS NOT NULL
       AND ${isDeckKind(sql`g.rule`)} AND ${hasNoDeck(memberId)}
     ORDER BY g.id`.execute(tx)
  return rows
}

interface DeckInstance {
  readonly size: number
  readonly now: number
  readonly endAt: number
}

/** Does nothing if the game has a deck that has not ended. */
export const insertDeckInstance = async (
  tx: Tx,
  memberId: number,
  gameId: number,
  { size, now, endAt }: DeckInstance,
): Promise<void> => {
  const end = timestamp(endAt)
  await sql`
    INSERT INTO game_instance (member_id, game_id, status, rules, prize_table, currency, price, fee, cap, player_max,
                               slot_at, reg_end, start_at, due_at)
    SELECT g.member_id, g.id, 'CLOSED', g.rules, g.prize_table, g.currency, g.cost, g.fee, ${size}, g.player_max,
           ${timestamp(now)}, ${end}, ${end}, 'infinity'
      FROM game g
     WHERE g.member_id = ${memberId} AND g.id = ${gameId} AND ${hasNoDeck(memberId)}`.execute(tx)
}

/** The decks that have not ended. */
export const findLiveDecks = async (tx: Tx, memberId: number): Promise<DueInstance[]> => {
  const { rows } = await sql<DueInstance>`
    SELECT i.member_id AS "memberId", i.id, i.game_id AS "gameId", i.status, i.attempts
      FROM game_instance i JOIN game g ON g.member_id = i.member_id AND g.id = i.game_id
     WHERE i.member_id = ${memberId} AND i.status NOT IN ('ENDED', 'REFUNDED')
       AND ${isDeckKind(sql`g.rule`)}
     ORDER BY i.id`.execute(tx)
  return rows
}

export const updateAttempts = async (
  tx: Tx,
  memberId: number,
  id: number,
  { attempts, lastError }: { readonly attempts: number; readonly lastError: string | null },
): Promise<void> => {
  await tx
    .updateTable('game_instance')
    .set({ attempts, last_error: lastError })
    .where('member_id', '=', memberId)
    .where('id', '=', id)
    .execute()
}
