import { databaseNow, inMember, type Tx } from '@fairground/database/transaction'
import { isTimed, runsOnSale, type TimedSchedule, type WhenFull } from '@fairground/rules/game/schedule'
import { isDeck } from '#kinds/deck-terms.ts'
import { deleteUnsold } from './delete-unsold.ts'
import { ensurePrizeFunds } from './ensure-prize-funds.ts'
import { openInstance } from './open-instance.ts'
import { openWhenFull } from './open-when-full.ts'
import { publishGame } from './publish-game.ts'
import { type ChainedGame, hasLinks, succeedChain } from './succeed-chain.ts'
import type { OrganizerDeps } from '#lifecycle/organizer.ts'
import { findOpenedSlots, type OpenableGame } from './queries/instances.ts'
import { findActiveGames } from './queries/games.ts'

/** Opens the next instances of every active game. The public log names the keys and the seed chain of a game before its first sale. */
export const openInstances = async (deps: OrganizerDeps, memberId: number): Promise<void> => {
  const games = await inMember(deps.db, memberId, tx => findActiveGames(tx, memberId))
  for (const game of games)
    await openGame(deps, memberId, game).catch((error: unknown) =>
      // A game that cannot open stops only itself.
      deps.log.warn({ err: error, memberId, gameId: game.id }, 'a game could not open'),
    )
  await deleteUnsold(deps, memberId)
}

const openGame = async (
  deps: OrganizerDeps,
  memberId: number,
  game: Awaited<ReturnType<typeof findActiveGames>>[number],
): Promise<void> => {
  if (game.log_index === null) await publishGame(deps, memberId, game)
  await succeedChain(deps, memberId, game)
  // Decks have their own lifecycle in instant/.
  if (isDeck(game)) return
  const schedule = game.schedule as TimedSchedule | WhenFull
  await ensurePrizeFunds(deps, memberId, game.id, isTimed(schedule) ? schedule.openAheadCount : 1)
  await inMember(deps.db, memberId, tx =>
    isTimed(schedule) ? openScheduled(tx, memberId, game, schedule) : openWhenFull(tx, memberId, game),
  )
}

const openScheduled = async (
  tx: Tx,
  memberId: number,
  game: OpenableGame & ChainedGame,
  schedule: TimedSchedule,
): Promise<void> => {
  const now = await databaseNow(tx)
  const opened = await findOpenedSlots(tx, memberId, game.id, now)
  const missing = runsOnSale(schedule, now).filter(run => !opened.has(run.startAt))
  if (missing.length === 0 || !(await hasLinks(tx, memberId, game, { openCount: opened.size, now }))) return
  for (const run of missing) await openInstance(tx, memberId, game, { ...run, slotAt: run.startAt })
}
