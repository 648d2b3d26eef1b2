import { databaseNow, inMember, timestamp, type Tx } from '@fairground/database/transaction'
import { deckSize } from '@fairground/fair/instant/deck-table'
import { type InstantTerms, unshowable } from '@fairground/fair/instant/instant-games'
import type { Schedule } from '@fairground/rules/game/schedule'
import { sql } from 'kysely'
import type { OrganizerParts } from '#draws/organizer.ts'
import { deckTermsOf } from './terms.ts'

interface DeckGame {
  readonly id: number
  readonly rules: unknown
  readonly prize_table: unknown
  readonly schedule: unknown
}

/** Keeps one deck of every active instant game on its way: the next is begun when the one before has ended. */
export const openDecks = async ({ db, log }: OrganizerParts, memberId: number): Promise<void> => {
  const games = await inMember(db, memberId, tx => gamesWithoutDeck(tx, memberId))
  for (const game of games) {
    const terms = deckTermsOf({ rules: game.rules, prizeTable: game.prize_table })
    if (refused.has(terms)) continue
    const problem = problemOf(terms)
    if (problem !== undefined) {
      refused.add(terms)
      log.error({ memberId, gameId: game.id, problem }, 'no deck is made of this game')
      continue
    }
    await inMember(db, memberId, tx => beginDeck(tx, memberId, game, deckSize(terms.prizeTable)))
  }
}

/** Told once: these terms do not get better by looking at them every second. */
const refused = new WeakSet<InstantTerms>()

/** A deck is laid, and later published, in one go: a larger one would hold up the signer and the worker for seconds. */
const mostCards = 20_000

const problemOf = (terms: InstantTerms): string | undefined =>
  deckSize(terms.prizeTable) > mostCards ? `it has more than ${mostCards} cards` : unshowable(terms)

const gamesWithoutDeck = async (tx: Tx, memberId: number): Promise<DeckGame[]> => {
  const { rows } = await sql<DeckGame>`
    SELECT g.id, g.rules, g.prize_table, g.schedule FROM game g
     WHERE g.member_id = ${memberId} AND g.active AND g.chain_anchor IS NOT NULL
       AND g.rule IN ('scratchcardGame', 'crosswordGame')
       AND NOT EXISTS (SELECT FROM game_instance i WHERE i.member_id = ${memberId} AND i.game_id = g.id AND i.status <> 'ENDED')
     ORDER BY g.id`.execute(tx)
  return rows
}

/** As long as a deck may sell is what its game's schedule repeats by. Nothing is due by the clock of the draws. */
const beginDeck = async (
  tx: Tx,
  memberId: number,
  { id, schedule }: DeckGame,
  size: number,
): Promise<void> => {
  await sql`SELECT FROM game WHERE member_id = ${memberId} AND id = ${id} FOR UPDATE`.execute(tx)
  const now = Math.floor(await databaseNow(tx))
  const end = timestamp(now + (schedule as Schedule).everyMs)
  await sql`
    INSERT INTO game_instance (member_id, game_id, status, rules, prize_table, currency, price, fee, cap, player_max,
                               slot_at, reg_end, start_at, due_at)
    SELECT g.member_id, g.id, 'CLOSED', g.rules, g.prize_table, g.currency, g.cost, g.fee, ${size}, g.player_max,
           ${timestamp(now)}, ${end}, ${end}, 'infinity'
      FROM game g
     WHERE g.member_id = ${memberId} AND g.id = ${id}
       AND NOT EXISTS (SELECT FROM game_instance i WHERE i.member_id = ${memberId} AND i.game_id = g.id AND i.status <> 'ENDED')`.execute(
    tx,
  )
}
