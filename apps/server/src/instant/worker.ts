import { inMember, type Tx } from '@fairground/database/transaction'
import { sql } from 'kysely'
import type { DueInstance, OrganizerParts } from '#draws/organizer.ts'
import { startRounds } from '#member-rounds.ts'
import { openDecks } from './open-decks.ts'
import { takeDeckStep } from './take-deck-step.ts'

const lookEveryMs = 300
const openEveryMs = 1000

/** Drives all decks of instant tickets. Any number may run: every step may be taken twice. */
export const startDecks = (parts: OrganizerParts) => {
  const { db, log } = parts
  const tryAgainAt = new Map<number, number>()
  const drive = async (memberId: number): Promise<boolean> => {
    const decks = await inMember(db, memberId, tx => liveDecks(tx, memberId))
    for (const deck of decks) {
      if (Date.now() < (tryAgainAt.get(deck.id) ?? 0)) continue
      tryAgainAt.set(deck.id, await takeDeckStep(parts, deck))
    }
    return false
  }
  const open = async (memberId: number): Promise<boolean> => {
    await openDecks(parts, memberId)
    return false
  }
  const running = [
    startRounds({ db, log, name: 'decks', everyMs: lookEveryMs, work: drive }),
    startRounds({ db, log, name: 'open decks', everyMs: openEveryMs, work: open }),
  ]
  return {
    async stop(): Promise<void> {
      await Promise.all(running.map(rounds => rounds.stop()))
    },
  }
}

const liveDecks = async (tx: Tx, memberId: number): Promise<DueInstance[]> => {
  const { rows } = await sql<DueInstance>`
    SELECT i.member_id AS "memberId", i.id, i.game_id AS "gameId", i.status, i.attempts
      FROM game_instance i JOIN game g ON g.member_id = i.member_id AND g.id = i.game_id
     WHERE i.member_id = ${memberId} AND i.status NOT IN ('ENDED', 'REFUNDED')
       AND g.rule IN ('scratchcardGame', 'crosswordGame')
     ORDER BY i.id`.execute(tx)
  return rows
}
