import { databaseNow, inMember, type Tx } from '@fairground/database/transaction'
import {
  isTimed,
  runsOnSale,
  type ScheduledRun,
  type TimedSchedule,
  type WhenFull,
} from '@fairground/rules/game/schedule'
import { isDeck } from '#kinds/deck-terms.ts'
import { deleteUnsold } from './delete-unsold.ts'
import { ensurePrizeFunds } from './ensure-prize-funds.ts'
import { openInstance } from './open-instance.ts'
import { openWhenFull } from './open-when-full.ts'
import { publishGame } from './publish-game.ts'
import { type ChainedGame, hasLinks, succeedChain } from './succeed-chain.ts'
import type { OrganizerDeps } from '#lifecycle/organizer.ts'
import { findOpenedSlots, type OpenableGame } from './queries/instances.ts'
import { findActiveGames, findClosures, findPlannedRuns, lockOpenableGame } from './queries/games.ts'

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
  const planned = await inMember(deps.db, memberId, async tx =>
    findPlannedRuns(tx, memberId, game.id, await databaseNow(tx)),
  )
  const opening = isTimed(schedule) ? schedule.openAheadCount + planned.length : 1
  await ensurePrizeFunds(deps, memberId, game.id, opening)
  await inMember(deps.db, memberId, tx =>
    isTimed(schedule)
      ? openScheduled(tx, memberId, game, { schedule, planned })
      : openWhenFull(tx, memberId, game.id),
  )
}

const openScheduled = async (
  tx: Tx,
  memberId: number,
  game: OpenableGame & ChainedGame,
  { schedule, planned }: { readonly schedule: TimedSchedule; readonly planned: readonly ScheduledRun[] },
): Promise<void> => {
  const now = await databaseNow(tx)
  const opened = await findOpenedSlots(tx, memberId, game.id, now)
  const closures = await findClosures(tx, memberId, game.id, now)
  const runs = [...runsOnSale(schedule, now, closures), ...planned.filter(run => run.registrationEndAt > now)]
  const missing = runs.filter(run => !opened.has(run.startAt))
  if (missing.length === 0 || !(await hasLinks(tx, memberId, game, { openCount: opened.size, now }))) return
  // The terms may have changed since the game was read: what opens now has the new ones.
  const current = await lockOpenableGame(tx, memberId, game.id)
  if (!current) return
  for (const run of missing) await openInstance(tx, memberId, current, { ...run, slotAt: run.startAt })
}
