import { databaseNow, inMember, type Tx } from '@fairground/database/transaction'
import { deckSize } from '@fairground/fair/instant/deck-table'
import { type InstantTerms, findDisplayProblem } from '@fairground/fair/instant/instant-games'
import type { Schedule } from '@fairground/rules/game/schedule'
import type { OrganizerDeps } from '#lifecycle/organizer.ts'
import { getDeckTerms } from '#kinds/deck-terms.ts'
import { maxDeckCards } from '#kinds/max-deck-cards.ts'
import { type DeckGameRow, findGamesWithoutDeck, insertDeckInstance } from './queries/instances.ts'
import { lockGame } from '#lifecycle/queries.ts'

/** Starts the next deck of every active instant game when its previous deck has ended. */
export const openDecks = async ({ db, log }: OrganizerDeps, memberId: number): Promise<void> => {
  const games = await inMember(db, memberId, tx => findGamesWithoutDeck(tx, memberId))
  for (const game of games)
    await openDeck({ db, log }, memberId, game).catch((error: unknown) =>
      // A game that cannot open stops only itself.
      log.warn({ err: error, memberId, gameId: game.id }, 'a deck could not open'),
    )
}

const openDeck = async (
  { db, log }: Pick<OrganizerDeps, 'db' | 'log'>,
  memberId: number,
  game: DeckGameRow,
): Promise<void> => {
  const terms = getDeckTerms({ rules: game.rules, prizeTable: game.prize_table })
  if (rejectedTerms.has(terms)) return
  const problem = findProblem(terms)
  if (problem !== undefined) {
    rejectedTerms.add(terms)
    log.error({ memberId, gameId: game.id, problem }, 'deck not opened: invalid terms')
    return
  }
  await inMember(db, memberId, tx => beginDeck(tx, memberId, game, deckSize(terms.prizeTable)))
}

/** Rejected terms are logged once, because they do not change between polls. */
const rejectedTerms = new WeakSet<InstantTerms>()

const findProblem = (terms: InstantTerms): string | undefined =>
  deckSize(terms.prizeTable) > maxDeckCards ? `more than ${maxDeckCards} cards` : findDisplayProblem(terms)

/** A deck sells for the interval of its game's schedule. It has no due time, because the deck worker polls all decks. */
const beginDeck = async (
  tx: Tx,
  memberId: number,
  { id, schedule }: DeckGameRow,
  size: number,
): Promise<void> => {
  await lockGame(tx, memberId, id)
  const now = Math.floor(await databaseNow(tx))
  const endAt = now + (schedule as Schedule).everyMs
  await insertDeckInstance(tx, memberId, id, { size, now, endAt })
}
